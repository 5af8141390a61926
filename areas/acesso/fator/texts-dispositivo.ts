/** Sentences of the programs that sign in through the browser. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const dispositivoTexts = defineTexts({
  'creator4all-author': { pt: 'Creator4All Author', en: 'Creator4All Author' },
  'creator4all-author-social': { pt: 'Creator4All Author', en: 'Creator4All Author' },
  'creator4all-desktop': { pt: 'Creator4All Desktop', en: 'Creator4All Desktop' },
  titulo: {
    pt: (programa: string) => `Entrar no ${programa}`,
    en: (programa: string) => `Sign in to ${programa}`,
  },
  entrarTexto: {
    pt: (programa: string, tenant: string) =>
      `O programa ${programa}, neste computador, quer usar a sua conta da plataforma ${tenant}. Entre para continuar.`,
    en: (programa: string, tenant: string) =>
      `The program ${programa}, on this computer, wants to use your account of ${tenant}. Sign in to go on.`,
  },
  entrar: { pt: 'Entrar para continuar', en: 'Sign in to go on' },
  digite: { pt: 'Digite o código que o programa mostra', en: 'Type the code that the program shows' },
  digiteTexto: {
    pt: 'São 8 letras e números, como BCDF-2345. O código vale 10 minutos.',
    en: 'It has 8 letters and digits, such as BCDF-2345. The code is valid for 10 minutes.',
  },
  codigo: { pt: 'Código do programa', en: 'Code of the program' },
  continuar: { pt: 'Continuar', en: 'Go on' },
  preencha: { pt: 'Preencha este campo.', en: 'Fill in this field.' },
  compare: {
    pt: 'O programa mostra exatamente este código?',
    en: 'Does the program show exactly this code?',
  },
  compareTexto: {
    pt: 'Se não for igual, ou se não foi você quem abriu o programa agora, recuse: alguém pode estar tentando usar a sua conta.',
    en: 'If it differs, or if you did not open the program just now, refuse: somebody may be trying to use your account.',
  },
  programa: { pt: 'Programa', en: 'Program' },
  plataforma: { pt: 'Plataforma', en: 'Platform' },
  conta: { pt: 'Sua conta', en: 'Your account' },
  pedido: { pt: 'Pedido feito', en: 'Requested' },
  de: { pt: 'Endereço de internet', en: 'Internet address' },
  aparelho: { pt: 'Identificação', en: 'Identifies itself as' },
  desconhecido: { pt: 'não informado', en: 'not given' },
  conectado: { pt: 'Manter o programa conectado', en: 'Keep the program signed in' },
  conectadoAjuda: {
    pt: 'Marcado: 30 dias. Desmarcado: 12 horas. Você pode encerrar quando quiser em “Minha conta”.',
    en: 'Checked: 30 days. Unchecked: 12 hours. You can end it any time under “My account”.',
  },
  aprovar: { pt: 'Sim, entrar no programa', en: 'Yes, sign in to the program' },
  recusar: { pt: 'Recusar', en: 'Refuse' },
  outroCodigo: { pt: 'Digitar outro código', en: 'Type another code' },
  prontoTitulo: { pt: 'Pronto, o programa entrou', en: 'Done, the program is signed in' },
  prontoTexto: {
    pt: 'Volte à janela do programa: em alguns segundos ele continua. Você já pode fechar esta página.',
    en: 'Go back to the window of the program: it goes on in a few seconds. You may close this page.',
  },
  recusadoTitulo: { pt: 'Entrada recusada', en: 'Refused' },
  recusadoTexto: {
    pt: 'O programa não recebeu acesso à sua conta. Se não foi você quem o abriu, troque a senha.',
    en: 'The program got no access to your account. If you did not open it, change your password.',
  },
  inicio: { pt: 'Ir para o início', en: 'Go to the start' },
  minhaConta: { pt: 'Ver as sessões abertas', en: 'See the open sessions' },
})
