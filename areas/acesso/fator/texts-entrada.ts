/** Sentences of proving who one is, of registering a code application, and of finishing a sign-in. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const entradaTexts = defineTexts({
  falta: { pt: 'Falta um passo', en: 'One step to go' },
  quem: {
    pt: (nome: string) => `Você está entrando como ${nome}.`,
    en: (nome: string) => `You are signing in as ${nome}.`,
  },
  sair: { pt: 'Sair desta conta', en: 'Sign out of this account' },
  outraConta: { pt: 'Usar outra conta', en: 'Use another account' },

  codigoTitulo: { pt: 'Digite o código do aplicativo', en: 'Type the code from the app' },
  codigoTexto: {
    pt: 'Abra no celular o aplicativo de códigos que você ligou à conta. O código tem 6 números e muda a cada 30 segundos.',
    en: 'Open the authenticator app that you linked to your account. The code has 6 digits and changes every 30 seconds.',
  },
  codigo: { pt: 'Código de 6 números', en: '6-digit code' },
  recuperacaoTitulo: { pt: 'Digite um código de recuperação', en: 'Type a recovery code' },
  recuperacaoTexto: {
    pt: 'É um dos 10 códigos que você guardou quando ligou a verificação em duas etapas. Cada um só pode ser usado uma vez.',
    en: 'It is one of the 10 codes that you kept when you turned on two-step verification. Each works once.',
  },
  recuperacao: { pt: 'Código de recuperação', en: 'Recovery code' },
  semCelular: {
    pt: 'Estou sem o celular: usar um código de recuperação',
    en: 'I don’t have my phone: use a recovery code',
  },
  comCelular: { pt: 'Usar o código do aplicativo', en: 'Use the code from the app' },
  semNada: {
    pt: 'Perdeu o celular e os códigos? Peça a quem administra a sua escola ou rede para recomeçar a verificação.',
    en: 'Lost both your phone and your codes? Ask whoever manages your school or network to reset the verification.',
  },
  confirmar: { pt: 'Confirmar', en: 'Confirm' },
  espere: { pt: (s: number) => `Espere ${s} s`, en: (s: number) => `Wait ${s} s` },
  preencha: { pt: 'Preencha este campo.', en: 'Fill in this field.' },

  provaTitulo: { pt: 'Confirme que é você', en: 'Confirm that it is you' },
  provaTexto: {
    pt: 'O que você pediu mexe com dados ou acessos. Confirme que é você; depois disso seguimos de onde você parou.',
    en: 'What you asked for touches data or access. Confirm that it is you, and we go on from where you stopped.',
  },
  senha: { pt: 'Sua senha', en: 'Your password' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  semProva: {
    pt: 'Sua conta entra sem senha (por outro serviço ou pelo cartão). Saia, entre de novo e repita o pedido em até 10 minutos.',
    en: 'Your account signs in without a password (through another service or by card). Sign out, sign in again and repeat this within 10 minutes.',
  },
  sairEEntrar: { pt: 'Sair e entrar de novo', en: 'Sign out and in again' },
  fechar: { pt: 'Fechar', en: 'Close' },

  cadastrarTitulo: { pt: 'Ligue a verificação em duas etapas', en: 'Turn on two-step verification' },
  cadastrarTexto: {
    pt: 'Quem gere ou administra vê dados de muitas pessoas. Por isso a entrada pede duas coisas: a sua senha e um código do seu celular.',
    en: 'Managers and administrators see the data of many people, so signing in takes two things: your password and a code from your phone.',
  },
  passoAplicativo: { pt: 'Instale um aplicativo de códigos', en: 'Install an authenticator app' },
  passoAplicativoTexto: {
    pt: 'No celular, na loja de aplicativos. Qualquer um serve: Google Authenticator, Microsoft Authenticator, Aegis, FreeOTP…',
    en: 'On your phone, from the app store. Any will do: Google Authenticator, Microsoft Authenticator, Aegis, FreeOTP…',
  },
  jaTenho: { pt: 'Já tenho o aplicativo', en: 'I have the app' },
  passoLer: { pt: 'Leia este código com o aplicativo', en: 'Scan this code with the app' },
  passoLerTexto: {
    pt: 'No aplicativo, toque em “adicionar” ou no sinal de mais e aponte a câmera.',
    en: 'In the app, tap “add” or the plus sign and point the camera.',
  },
  qr: { pt: 'Código QR para o aplicativo de códigos', en: 'QR code for the authenticator app' },
  semCamera: { pt: 'Não consigo ler: digitar a chave', en: 'I can’t scan: type the key' },
  chave: {
    pt: 'Chave (as maiúsculas e os espaços não importam)',
    en: 'Key (capitals and spaces do not matter)',
  },
  copiar: { pt: 'Copiar a chave', en: 'Copy the key' },
  copiada: { pt: 'Chave copiada.', en: 'Key copied.' },
  passoConfirmar: { pt: 'Digite o código que apareceu', en: 'Type the code that appeared' },
  ligar: { pt: 'Ligar a verificação', en: 'Turn it on' },

  codigosTitulo: { pt: 'Guarde os códigos de recuperação', en: 'Keep the recovery codes' },
  codigosTexto: {
    pt: 'Se ficar sem o celular, você entra com um destes códigos. Cada um só pode ser usado uma vez. Eles aparecem só agora: imprima ou salve em lugar seguro, fora do celular.',
    en: 'If you are without your phone, you sign in with one of these codes. Each works once. They are shown only now: print them or save them in a safe place, not on the phone.',
  },
  codigosLista: { pt: 'Códigos de recuperação', en: 'Recovery codes' },
  imprimir: { pt: 'Imprimir', en: 'Print' },
  baixar: { pt: 'Salvar em arquivo', en: 'Save as a file' },
  arquivo: { pt: 'codigos-de-recuperacao', en: 'recovery-codes' },
  guardei: { pt: 'Guardei os códigos', en: 'I kept the codes' },

  senhaTitulo: { pt: 'Crie uma senha só sua', en: 'Create your own password' },
  senhaTexto: {
    pt: 'A senha que você usou foi feita por outra pessoa. Escolha uma que só você saiba.',
    en: 'The password you used was made by somebody else. Choose one that only you know.',
  },
  senhaNova: { pt: 'Senha nova', en: 'New password' },
  senhaNovaAjuda: {
    pt: '10 letras ou mais. Uma frase curta funciona bem.',
    en: '10 letters or more. A short sentence works well.',
  },
  senhaDeNovo: { pt: 'Digite a senha nova de novo', en: 'Type the new password again' },
  senhaDiferente: { pt: 'As duas senhas são diferentes.', en: 'The two passwords differ.' },
  salvarSenha: { pt: 'Salvar a senha', en: 'Save the password' },

  conta: { pt: 'Verificação em duas etapas', en: 'Two-step verification' },
  contaDesligada: {
    pt: 'Além da senha, um código do seu celular. Mesmo que alguém descubra a senha, não entra na sua conta.',
    en: 'A code from your phone, besides the password. Even if somebody learns the password, they can’t get in.',
  },
  contaLigada: { pt: (dia: string) => `Ligada desde ${dia}.`, en: (dia: string) => `On since ${dia}.` },
  ligada: { pt: 'Ligada', en: 'On' },
  desligada: { pt: 'Desligada', en: 'Off' },
  restam: {
    pt: (n: number) =>
      n === 0
        ? 'Os códigos de recuperação acabaram: crie outros.'
        : plural(n, 'Resta 1 código de recuperação.', 'Restam # códigos de recuperação.'),
    en: (n: number) =>
      n === 0
        ? 'No recovery codes are left: make new ones.'
        : plural(n, '1 recovery code is left.', '# recovery codes are left.'),
  },
  ligarConta: { pt: 'Ligar a verificação em duas etapas', en: 'Turn on two-step verification' },
  novosCodigos: { pt: 'Criar novos códigos de recuperação', en: 'Make new recovery codes' },
  desligar: { pt: 'Desligar', en: 'Turn off' },
  desligarPergunta: { pt: 'Desligar a verificação em duas etapas?', en: 'Turn off two-step verification?' },
  desligarTexto: {
    pt: 'Depois disso, só a senha protege a sua conta. O aplicativo e os códigos de recuperação deixam de valer.',
    en: 'After that only the password protects your account. The app and the recovery codes stop working.',
  },
  desligarConfirma: { pt: 'Desligar a verificação', en: 'Turn verification off' },
  desligou: { pt: 'Verificação em duas etapas desligada.', en: 'Two-step verification turned off.' },
  obrigatoria: {
    pt: 'Na sua função ela é obrigatória. Trocou de celular? Peça a quem administra para recomeçar.',
    en: 'In your role it is compulsory. Changed phones? Ask an administrator to reset it.',
  },

  recomecar: { pt: 'Recomeçar a verificação em duas etapas', en: 'Reset two-step verification' },
  recomecarTexto: {
    pt: (nome: string) =>
      `O aplicativo e os códigos de recuperação de ${nome} deixam de valer, e a pessoa é avisada por e-mail. Confirme antes, por outro meio, que é mesmo ela quem pede.`,
    en: (nome: string) =>
      `The app and the recovery codes of ${nome} stop working, and the person is told by email. Make sure by some other means that it is really them who ask.`,
  },
  recomecarMotivo: { pt: 'Motivo', en: 'Reason' },
  recomecarMotivoAjuda: {
    pt: 'Fica no registro de auditoria. Por exemplo: perdeu o celular, confirmado por telefone.',
    en: 'It is kept in the audit log. For instance: lost the phone, confirmed by a call.',
  },
  recomecarConfirma: { pt: 'Recomeçar', en: 'Reset' },
  recomecou: { pt: 'Verificação em duas etapas recomeçada.', en: 'Two-step verification was reset.' },
})
