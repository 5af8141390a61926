/** The sentences of the kit and of the frame that a first page may need; the others are in inner-texts.ts. */
import { defineTexts } from '../../texts/texts.ts'

export const kitTexts = defineTexts({
  pularConteudo: { pt: 'Pular para o conteúdo', en: 'Skip to content' },
  pularFormulario: { pt: 'Pular para o formulário', en: 'Skip to the form' },
  desfazer: { pt: 'Desfazer', en: 'Undo' },
  dispensar: { pt: 'Dispensar este aviso', en: 'Dismiss this message' },
  mensagens: { pt: 'Mensagens do sistema', en: 'System messages' },
  espere: { pt: (s: number) => `Espere ${s} s`, en: (s: number) => `Wait ${s} s` },
  mostrarSenha: { pt: 'Mostrar senha', en: 'Show password' },
  esconderSenha: { pt: 'Esconder senha', en: 'Hide password' },
  opcional: { pt: '(opcional)', en: '(optional)' },
  acessibilidade: { pt: 'Acessibilidade', en: 'Accessibility' },
  acessibilidadeBotao: {
    pt: 'Acessibilidade: contraste, tamanho, fonte e idioma',
    en: 'Accessibility: contrast, size, font and language',
  },
  tamanhoLetra: { pt: 'Tamanho da letra', en: 'Text size' },
  tamanhoPadrao: { pt: 'Padrão', en: 'Standard' },
  tamanhoGrandes: { pt: 'Grandes', en: 'Large' },
  tamanhoGigantes: { pt: 'Gigantes', en: 'Huge' },
  contraste: { pt: 'Contraste', en: 'Contrast' },
  contrastePadrao: { pt: 'Padrão', en: 'Standard' },
  contrasteAlto: { pt: 'Alto', en: 'High' },
  contrasteCinza: { pt: 'Cinza', en: 'Gray' },
  proximoContraste: {
    pt: (nome: string) => `Contraste: ${nome}. Mudar`,
    en: (nome: string) => `Contrast: ${nome}. Change`,
  },
  fonte: { pt: 'Fonte para dislexia', en: 'Dyslexia font' },
  idioma: { pt: 'Idioma', en: 'Language' },
  mudarIdioma: { pt: 'PT: português. Switch to English', en: 'EN: English. Mudar para português' },
  entrar: { pt: 'Entrar', en: 'Sign in' },
  privacidade: { pt: 'Privacidade', en: 'Privacy' },
  contato: { pt: 'Contato', en: 'Contact' },
  chamada: { pt: 'Cada aula acende uma faceta.', en: 'Each lesson lights a facet.' },
  chamadaTexto: {
    pt: (nome: string) => `Aulas, trilhas e avaliações de ${nome}, num lugar só.`,
    en: (nome: string) => `Lessons, learning paths and assessments of ${nome}, in one place.`,
  },
})
