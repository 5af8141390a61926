/** What the server says about public pages, and what keeps one from being published. */
import { defineTexts } from '../../../core/texts/texts.ts'
import type { Falta } from './rules-conferir.ts'

export const vitrineTexts = defineTexts({
  semPagina: { pt: 'Não há página neste endereço.', en: 'There is no page at this address.' },
  mudou: {
    pt: 'Esta página foi publicada por outra pessoa enquanto você a editava. O que você escreveu continua na tela.',
    en: 'Somebody else published this page while you edited it. What you wrote is still on the screen.',
  },
  corrigir: {
    pt: 'Alguns blocos precisam de correção antes de publicar.',
    en: 'Some blocks need correcting before they are published.',
  },
  grande: {
    pt: 'A página ficou grande demais. Encurte os textos ou remova alguns blocos.',
    en: 'The page is too large. Shorten the texts or take some blocks out.',
  },
  tipo: { pt: 'Este tipo de bloco não existe.', en: 'There is no block of this kind.' },
  imagemFora: {
    pt: 'Use uma imagem que você enviou ou que a página já mostra.',
    en: 'Use a picture that you sent or that the page already shows.',
  },
  trilhaFora: {
    pt: 'Uma das trilhas não existe mais ou não está publicada. Remova-a da lista.',
    en: 'One of the paths is gone or not published. Take it off the list.',
  },
})

/** Field by field. */
export const faltaTexts = defineTexts({
  primeiro: {
    pt: 'A página começa pela abertura. Coloque-a no topo.',
    en: 'The page begins with the opening. Put it on top.',
  },
  umaSo: { pt: 'A página tem uma abertura só.', en: 'The page has one opening only.' },
  titulo: { pt: 'Escreva um título.', en: 'Write a heading.' },
  texto: { pt: 'Escreva o texto.', en: 'Write the text.' },
  rotulo: { pt: 'Escreva o que o botão diz.', en: 'Write what the button says.' },
  destino: {
    pt: 'Use um caminho deste site (como /cadastro), um endereço https:// ou mailto:.',
    en: 'Use a path of this site (such as /cadastro), an https:// address or mailto:.',
  },
  imagem: { pt: 'Escolha uma imagem.', en: 'Choose a picture.' },
  alt: {
    pt: 'Descreva a imagem para quem não a vê.',
    en: 'Describe the picture for those who do not see it.',
  },
  itens: { pt: 'Adicione pelo menos um item.', en: 'Add at least one item.' },
  pergunta: { pt: 'Escreva a pergunta.', en: 'Write the question.' },
  resposta: { pt: 'Escreva a resposta.', en: 'Write the answer.' },
  trilhas: { pt: 'Escolha pelo menos uma trilha.', en: 'Choose at least one path.' },
  botoes: { pt: 'Adicione pelo menos um botão.', en: 'Add at least one button.' },
} satisfies Record<Falta, { pt: string; en: string }>)
