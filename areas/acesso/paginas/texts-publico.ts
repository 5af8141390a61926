/** Sentences of the front page and of the lines that lead from it. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const publicoTexts = defineTexts({
  entrar: { pt: 'Entrar', en: 'Sign in' },
  continuarComo: {
    pt: (nome: string) => `Continuar como ${nome}`,
    en: (nome: string) => `Continue as ${nome}`,
  },
  continuar: { pt: 'Continuar', en: 'Continue' },
  comoFunciona: { pt: 'Como funciona', en: 'How it works' },
  enderecoSemRede: {
    pt: 'Nenhuma rede de ensino atende por este endereço',
    en: 'No school network answers at this address',
  },
  enderecoSemRedeTexto: {
    pt: 'Confira o endereço com a sua escola. Ele costuma estar no bilhete de acesso ou no site da secretaria.',
    en: 'Check the address with your school. It is usually on the access slip or the department’s site.',
  },
  paraQuem: { pt: 'Cada pessoa da escola tem o seu lugar', en: 'Everyone at school has a place' },
  quemAprende: { pt: 'Quem aprende', en: 'Learners' },
  quemAprendeTexto: {
    pt: 'Conversa com a turma no fórum, recebe os avisos e lê a devolutiva de cada participação.',
    en: 'Talk with the class in the forum, get announcements and read feedback on each contribution.',
  },
  quemEnsina: { pt: 'Quem ensina', en: 'Teachers' },
  quemEnsinaTexto: {
    pt: 'Abre tópicos com anexos e prazos, avalia a participação e vê quem ainda não leu um aviso.',
    en: 'Open topics with files and dates, grade participation and see who has not read an announcement.',
  },
  quemCuida: { pt: 'Quem cuida', en: 'Families' },
  quemCuidaTexto: {
    pt: 'Lê os avisos da escola, dá ciente pelo celular e sabe com quem falar.',
    en: 'Read the school’s announcements, acknowledge them on the phone and know who to talk to.',
  },
  quemGere: { pt: 'Quem coordena e gere', en: 'Coordinators and managers' },
  quemGereTexto: {
    pt: 'Vê as escolas e as turmas da rede num lugar só, com o acesso que a sua função permite.',
    en: 'See the network’s schools and classes in one place, as your role allows.',
  },
  doSeuJeito: { pt: 'Leia do seu jeito', en: 'Read it your way' },
  doSeuJeitoTexto: {
    pt: 'Letra maior, mais contraste, tudo em cinza ou uma fonte para dislexia. Experimente aqui: a página muda na hora e a escolha fica guardada neste aparelho.',
    en: 'Larger letters, more contrast, grays or a dyslexia font. Try it here: the choice stays on this device.',
  },
  precisaAjuda: { pt: 'Precisa de ajuda?', en: 'Need help?' },
  ajuda: { pt: 'Ajuda', en: 'Help' },
  ajudaLinha: {
    pt: 'O essencial, passo a passo',
    en: 'The essentials, step by step',
  },
  contato: { pt: 'Contato', en: 'Contact' },
  contatoLinha: { pt: 'Com quem falar sobre cada assunto', en: 'Who to ask about what' },
  privacidade: { pt: 'Privacidade', en: 'Privacy' },
  privacidadeLinha: {
    pt: 'Que dados guardamos e para quê',
    en: 'What data we keep and why',
  },
  wiki: { pt: 'Wiki da rede', en: "The network's wiki" },
  wikiLinha: { pt: 'Materiais e orientações da sua rede', en: 'Materials from your network' },
  integracao: { pt: 'Integração', en: 'Integration' },
  integracaoLinha: {
    pt: 'A API, para quem liga outros sistemas à plataforma',
    en: 'The API, for connecting other systems',
  },
})
