/** Words of the desk where a question is written, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const editarTexts = defineTexts({
  codigo: { pt: (id: number) => `Q-${id}`, en: (id: number) => `Q-${id}` },
  pontos: {
    pt: (n: number) => plural(n, '1 ponto a acertar', '# pontos a acertar'),
    en: (n: number) => plural(n, '1 thing to mend', '# things to mend'),
  },
  pronta: { pt: 'Tudo certo', en: 'All good' },
  desfazer: { pt: 'Desfazer', en: 'Undo' },
  refazer: { pt: 'Refazer', en: 'Redo' },
  tentarAgora: { pt: 'Tentar agora', en: 'Try now' },
  continuou: {
    pt: 'Continuamos do que você escreveu neste aparelho e ainda não tinha ido.',
    en: 'We went on from what you wrote on this device and had not been sent.',
  },
  conflito: { pt: 'Esta questão mudou em outro lugar', en: 'This question changed elsewhere' },
  conflitoTexto: {
    pt: 'Outra pessoa, ou você em outra aba, salvou primeiro. Nada se perdeu: escolha qual fica.',
    en: 'Somebody else, or you in another tab, saved first. Nothing is lost: choose which stays.',
  },
  ficarMinha: { pt: 'Ficar com a minha', en: 'Keep mine' },
  ficarOutra: { pt: 'Ficar com a salva', en: 'Keep the saved one' },
  nome: { pt: 'Nome da questão', en: 'Name of the question' },
  nomeAjuda: {
    pt: 'Só para achar no banco: não aparece para quem responde.',
    en: 'To find it in the bank: not shown to whoever answers.',
  },
  comando: { pt: 'Comando', en: 'Command' },
  comandoExemplo: { pt: 'O que deve ser feito', en: 'What is to be done' },
  porQue: { pt: 'por que alguém marca', en: 'why someone chooses it' },
  analiseDe: {
    pt: (letra: string) => `Alternativa ${letra}: por que alguém marca`,
    en: (letra: string) => `Alternative ${letra}: why someone chooses it`,
  },
  erroDe: {
    pt: (letra: string) => `Alternativa ${letra}: o erro que ela mostra`,
    en: (letra: string) => `Alternative ${letra}: the mistake that it shows`,
  },
  erro: { pt: 'qual é o erro', en: 'which mistake' },
  explicacao: { pt: 'Explicação', en: 'Explanation' },
  explicacaoAjuda: { pt: 'O que se diz a quem vê o gabarito.', en: 'Shown to anyone who sees the answers.' },
  dados: { pt: 'Dados da questão', en: 'Data of the question' },
  bloom: { pt: 'O que pede (Bloom)', en: 'What it asks (Bloom)' },
  fonte: { pt: 'Fonte', en: 'Source' },
  autoria: { pt: 'Autoria, se não é sua', en: 'Author, if not you' },
  licenca: { pt: 'Licença', en: 'License' },
  idioma: { pt: 'Língua', en: 'Language' },
  naoInformada: { pt: 'Não informada', en: 'Not told' },
  banco: { pt: 'Em que banco', en: 'In which bank' },
  soMeu: { pt: 'Só no meu', en: 'Only in mine' },
  repassar: { pt: 'Colegas da rede podem copiar', en: 'Colleagues of the network may copy it' },
  tri: { pt: 'Parâmetros da TRI, medidos em outro lugar', en: 'IRT parameters, measured elsewhere' },
  triA: { pt: 'a, discriminação', en: 'a, discrimination' },
  triB: { pt: 'b, dificuldade', en: 'b, difficulty' },
  triC: { pt: 'c, acerto ao acaso', en: 'c, guessing' },
  previas: { pt: 'Como ela aparece', en: 'How it looks' },
  noPapel: { pt: 'No papel', en: 'On paper' },
  ocupa: {
    pt: (n: number) => `ocupa ${plural(n, '1 linha', '# linhas')} de uma coluna`,
    en: (n: number) => `takes ${plural(n, '1 line', '# lines')} of a column`,
  },
  noCelular: { pt: 'No celular', en: 'On a phone' },
  leitor: { pt: 'O leitor de tela diz', en: 'What a screen reader says' },
  segundos: { pt: (n: number) => `${n}\u00a0s`, en: (n: number) => `${n}\u00a0s` },
  semDescricao: {
    pt: 'Sem descrição: quem não vê não responde.',
    en: 'No description: whoever does not see cannot answer.',
  },
  questaoN: { pt: (n: number) => `Questão ${n}`, en: (n: number) => `Question ${n}` },
  opcoes: {
    pt: (n: number) => plural(n, '1 opção', '# opções'),
    en: (n: number) => plural(n, '1 option', '# options'),
  },
  de: { pt: (n: number, of: number) => `${n} de ${of}`, en: (n: number, of: number) => `${n} of ${of}` },
  verdadeiroOuFalso: { pt: 'verdadeiro ou falso', en: 'true or false' },
  lacuna: { pt: 'lacuna', en: 'gap' },
  campoNumero: { pt: 'campo de número', en: 'field for a number' },
  campoLinha: { pt: 'campo de texto', en: 'field for text' },
  campoLinhas: { pt: 'campo de texto longo', en: 'field for a long text' },
  libras: { pt: 'Vídeo em Libras', en: 'Video in Libras' },
  librasAjuda: {
    pt: 'O enunciado em Libras, ao lado dele: “Ver em Libras”.',
    en: 'The statement in Libras, beside it: “Watch in Libras”.',
  },
  semAcesso: {
    pt: 'Esta questão não existe mais ou você não pode mudar o que está nela',
    en: 'This question no longer exists or you may not change what stands in it',
  },
  verQuestao: { pt: 'Ver a questão', en: 'See the question' },
  paraRevisao: { pt: 'Enviar para revisão', en: 'Send for review' },
  aprovar: { pt: 'Colocar no banco', en: 'Put in the bank' },
  concluir: { pt: 'Concluir', en: 'Done' },
})

export const papelTexts = defineTexts({
  titulo: { pt: 'título', en: 'heading' },
  texto: { pt: 'texto', en: 'text' },
  imagem: { pt: 'imagem', en: 'picture' },
  audio: { pt: 'áudio', en: 'audio' },
  video: { pt: 'vídeo', en: 'video' },
  libras: { pt: 'Libras', en: 'Libras' },
  grupo: { pt: 'grupo', en: 'group' },
  opcao: { pt: 'opção', en: 'option' },
  campo: { pt: 'campo', en: 'field' },
})

/** Beside the field that each speaks of. */
export const pontoTexts = defineTexts({
  sem_enunciado: { pt: 'Escreva o que se pergunta.', en: 'Write what is asked.' },
  sem_gabarito: { pt: 'Marque a resposta certa.', en: 'Mark the right answer.' },
  gabarito_invalido: {
    pt: 'Confira a resposta certa: só uma pode valer.',
    en: 'Check the right answer: only one may count.',
  },
  poucas_opcoes: { pt: 'Escreva pelo menos duas opções.', en: 'Write at least two options.' },
  opcao_vazia: { pt: 'Esta opção está vazia.', en: 'This option is empty.' },
  opcao_repetida: { pt: 'Esta opção é igual a outra.', en: 'This option is like another.' },
  sem_alt: {
    pt: 'Uma imagem, um áudio ou um vídeo está sem descrição.',
    en: 'A picture, an audio or a video has no description.',
  },
  sem_transcricao: {
    pt: 'O áudio está sem transcrição: quem não ouve não responde.',
    en: 'The audio has no transcript: whoever does not hear cannot answer.',
  },
  sem_legendas: {
    pt: 'O vídeo está sem legendas e sem transcrição: quem não ouve não responde.',
    en: 'The video has neither captions nor a transcript: whoever does not hear cannot answer.',
  },
  alternativas_demais: { pt: 'Deixe no máximo cinco alternativas.', en: 'Leave five alternatives at most.' },
  sem_unidade: { pt: 'Escreva a unidade da resposta certa.', en: 'Write the unit of the right answer.' },
  credito_sem_total: {
    pt: 'Ninguém chega a 100%: confira quanto valem as certas.',
    en: 'Nobody reaches 100%: check what the right ones are worth.',
  },
  credito_sobra: {
    pt: 'As certas somam mais de 100%. O que passa disso não conta.',
    en: 'The right ones add up to more than 100%. What is beyond that does not count.',
  },
  credito_marca_tudo: {
    pt: 'Quem marca todas leva 100%. Dê às erradas um valor negativo.',
    en: 'Choosing all of them gives 100%. Give the wrong ones a negative value.',
  },
  outra: { pt: 'Falta completar.', en: 'Something is missing.' },
  todas_nenhuma: {
    pt: '“Todas” ou “nenhuma das anteriores” se acerta sem saber. Prefira outra alternativa.',
    en: '“All” or “none of the above” is answered without knowing. Prefer another alternative.',
  },
  certa_mais_longa: {
    pt: 'A certa é bem mais longa que as outras: quem não sabe também acerta.',
    en: 'The right one is much longer than the others: it gives itself away.',
  },
  negacao_sem_destaque: {
    pt: 'Há uma negação no que se pede. Use negrito para ninguém ler por cima.',
    en: 'What is asked holds a negation. Make it bold so that nobody reads past it.',
  },
  absoluta: {
    pt: 'Palavras como “sempre” e “nunca” só nas erradas denunciam a resposta.',
    en: 'Words such as “always” and “never” in wrong ones only give the answer away.',
  },
  repete_inicio: {
    pt: 'Todas começam com as mesmas palavras: leve-as para o comando.',
    en: 'All begin with the same words: move them to the command.',
  },
  sem_analise: {
    pt: 'Diga por que alguém marcaria esta: o relatório mostra isso.',
    en: 'Say why someone would choose this: the report shows it.',
  },
  sem_habilidade: { pt: 'Escolha a habilidade que ela mede.', en: 'Choose the skill that it measures.' },
})

export const textoBaseTexts = defineTexts({
  titulo: { pt: 'Texto-base', en: 'Base text' },
  soAqui: { pt: 'usado só aqui', en: 'used only here' },
  emQuestoes: { pt: (n: number) => `usado em ${n} questões`, en: (n: number) => `used in ${n} questions` },
  escrever: { pt: 'Escrever texto-base', en: 'Write a base text' },
  usarOutro: { pt: 'Usar um do banco', en: 'Use one of the bank' },
  editar: { pt: 'Editar texto', en: 'Edit text' },
  tirar: { pt: 'Remover da questão', en: 'Remove from the question' },
  nome: { pt: 'Título do texto', en: 'Title of the text' },
  texto: { pt: 'Texto', en: 'Text' },
  textoExemplo: { pt: 'O que se lê antes da pergunta', en: 'What is read before the question' },
  salvar: { pt: 'Salvar texto', en: 'Save text' },
  libras: { pt: 'Vídeo em Libras', en: 'Video in Libras' },
  mudaTodas: {
    pt: (n: number) => `A mudança aparece nas ${n} questões que usam este texto.`,
    en: (n: number) => `The change shows in the ${n} questions that use this text.`,
  },
  escolher: { pt: 'Usar este', en: 'Use this' },
  buscar: { pt: 'Buscar por título ou palavra', en: 'Search by title or word' },
  nenhum: { pt: 'Nenhum texto-base com essas palavras', en: 'No base text with these words' },
})
