/** Sentences of signing up, and of the pages that links lead to. */
import { comArtigo } from '../../../core/texts/artigo.ts'
import { defineTexts } from '../../../core/texts/texts.ts'

export const entrarTexts = defineTexts({
  preencha: { pt: 'Preencha este campo.', en: 'Fill in this field.' },
  email: { pt: 'E-mail', en: 'Email' },
  nome: { pt: 'Nome completo', en: 'Full name' },
  senha: { pt: 'Senha', en: 'Password' },
  senhaNova: { pt: 'Senha nova', en: 'New password' },
  senhaAjuda: {
    pt: (minimo: number) =>
      `Pelo menos ${minimo} caracteres. Três ou quatro palavras que só você juntaria são fáceis de lembrar e difíceis de adivinhar.`,
    en: (minimo: number) =>
      `At least ${minimo} characters. Three or four words that only you would put together are easy to remember and hard to guess.`,
  },
  forca0: { pt: 'Ainda não serve', en: 'Not enough yet' },
  forca1: { pt: 'Serve', en: 'Good enough' },
  forca2: { pt: 'Boa', en: 'Good' },
  forca3: { pt: 'Ótima', en: 'Very good' },
  forca: {
    pt: (quanto: string) => `Força da senha: ${quanto}`,
    en: (quanto: string) => `Strength: ${quanto}`,
  },
  voltarEntrar: { pt: 'Voltar para entrar', en: 'Back to signing in' },
  entrar: { pt: 'Entrar', en: 'Sign in' },
  abrindo: { pt: 'Abrindo o link…', en: 'Opening the link…' },
  tentarDeNovo: { pt: 'Tentar de novo', en: 'Try again' },

  linkInvalido: { pt: 'Este link não vale', en: 'This link is not valid' },
  linkInvalidoTexto: {
    pt: 'Confira se ele chegou inteiro: às vezes o e-mail corta o endereço. Ou peça outro.',
    en: 'Check that it arrived whole: email programs sometimes cut the address. Or ask for another one.',
  },
  linkUsado: { pt: 'Este link já foi usado', en: 'This link was already used' },
  linkUsadoTexto: {
    pt: 'Cada link só pode ser usado uma vez. Se foi você, está tudo certo. Se não foi, peça outro agora.',
    en: 'Each link works once. If it was you, all is well. If it was not, ask for another one now.',
  },
  linkVencido: { pt: 'Este link venceu', en: 'This link has expired' },
  linkVencidoTexto: {
    pt: 'Por segurança, os links valem por pouco tempo. Peça outro: ele chega em instantes.',
    en: 'For safety, links are valid for a short time. Ask for another one: it arrives in a moment.',
  },
  linkFalhou: { pt: 'Não deu para abrir o link', en: 'The link could not be opened' },

  esqueci: { pt: 'Esqueci a senha', en: 'I forgot my password' },
  esqueciTexto: {
    pt: 'Diga o seu e-mail ou nome de usuário. Enviamos um link para criar outra senha.',
    en: 'Enter your email or username. We will send a link to create a new password.',
  },
  usuario: { pt: 'E-mail ou nome de usuário', en: 'Email or username' },
  mandarLink: { pt: 'Enviar o link', en: 'Send the link' },
  confiraEmail: { pt: 'Confira o seu e-mail', en: 'Check your email' },
  confiraEmailTexto: {
    pt: 'Se existe uma conta com esse nome e ela tem e-mail, o link chega em instantes. Ele vale por 1 hora. Olhe também na caixa de spam.',
    en: 'If there is an account of that name and it has an email, the link arrives in a moment. It is valid for 1 hour. Check your spam folder too.',
  },
  semEmail: {
    pt: 'A conta não tem e-mail? Quem dá aula para você, ou a secretaria, cria outra senha na hora.',
    en: 'No email on the account? Your teacher, or the office, can give you a new password on the spot.',
  },
  outraSenha: { pt: 'Criar outra senha', en: 'Create a new password' },
  outraSenhaTexto: {
    pt: (nome: string) => `Olá, ${nome}. A senha nova encerra a sessão em todos os aparelhos.`,
    en: (nome: string) => `Hello, ${nome}. The new password ends the session on every device.`,
  },
  salvarSenha: { pt: 'Salvar e entrar', en: 'Save and sign in' },
  primeiraSenha: { pt: 'Criar a sua senha', en: 'Create your password' },
  primeiraSenhaTexto: {
    pt: (nome: string) => `Olá, ${nome}. Escolha a senha da sua conta. Só você vai saber qual é.`,
    en: (nome: string) => `Hello, ${nome}. Choose the password of your account. Only you will know it.`,
  },
  nomeNoCartao: { pt: 'Nome de usuário', en: 'Username' },
  codigoCartao: { pt: 'Código do primeiro acesso', en: 'First-access code' },
  codigoCartaoAjuda: {
    pt: 'São três palavras e dois números, impressos no cartão. Maiúsculas, acentos e hifens não fazem diferença.',
    en: 'Three words and two digits, printed on the card. Capitals, accents and hyphens make no difference.',
  },
  usarCodigo: { pt: 'Usar o código', en: 'Use the code' },
  semCartao: { pt: 'Não tenho um cartão', en: 'I have no card' },
  primeiraComCartao: {
    pt: 'Recebeu um cartão da escola? Digite o nome de usuário e o código que estão nele.',
    en: 'Did the school give you a card? Type the username and the code on it.',
  },
  primeiraSemLink: {
    pt: 'O link para criar a primeira senha vem por e-mail e vale por 7 dias. Se não chegou ou venceu, peça outro com o seu e-mail.',
    en: 'The link for a first password comes by email and is valid for 7 days. If it did not arrive or has expired, ask for another with your email.',
  },
  pedirLink: { pt: 'Pedir outro link', en: 'Ask for another link' },

  validar: { pt: 'Confirmar o e-mail', en: 'Confirm the email' },
  validarTexto: {
    pt: (email: string) => `Para abrir a conta de ${email}, escreva a senha que você escolheu no cadastro.`,
    en: (email: string) =>
      `To open the account of ${email}, enter the password that you chose when signing up.`,
  },
  validarTroca: {
    pt: (email: string) => `A sua conta passa a usar ${email}.`,
    en: (email: string) => `Your account will use ${email}.`,
  },
  confirmar: { pt: 'Confirmar', en: 'Confirm' },
  confirmarEntrar: { pt: 'Confirmar e entrar', en: 'Confirm and sign in' },
  emailConfirmado: { pt: 'E-mail confirmado', en: 'Email confirmed' },
  emailConfirmadoTexto: {
    pt: 'Pronto: ele já vale na sua conta.',
    en: 'Done: it now counts for your account.',
  },
  validarSemLink: {
    pt: 'Ao se cadastrar, você recebe por e-mail um link que vale por 48 horas. Não chegou? Enviamos outro.',
    en: 'When signing up you receive a link by email that is valid for 48 hours. Didn’t get it? We send another one.',
  },
  reenviado: {
    pt: 'Se há um cadastro pendente com este e-mail, o link chega em instantes.',
    en: 'If a sign-up waits with this email, the link arrives in a moment.',
  },
  cadastrarDeNovo: { pt: 'Fazer o cadastro de novo', en: 'Sign up again' },

  cancelar: { pt: 'E-mails que você recebe', en: 'Emails you receive' },
  categoria_avisos: { pt: 'os avisos da escola', en: 'announcements from the school' },
  categoria_forum: { pt: 'as novidades do fórum', en: 'news from the forum' },
  categoria_notas: { pt: 'as notas e devolutivas', en: 'grades and feedback' },
  categoria_agenda: { pt: 'os lembretes da agenda', en: 'reminders of what is scheduled' },
  categoria_turmas: { pt: 'as mudanças nas turmas', en: 'changes in classes' },
  categoria_alunos: {
    pt: 'as entregas e dificuldades ⟦dos alunos⟧',
    en: 'submissions and difficulties of students',
  },
  categoria_trabalhos: { pt: 'o que ficou pronto', en: 'what became ready' },
  categoria_tudo: { pt: 'todas as novidades', en: 'all news' },
  cancelarPergunta: {
    pt: (quais: string) => `Parar de receber por e-mail ${quais}? Dentro da plataforma, você continua vendo.`,
    en: (quais: string) => `Stop receiving ${quais} by email? You still see them inside the platform.`,
  },
  cancelarAgora: { pt: 'Parar de receber', en: 'Stop receiving' },
  cancelado: {
    pt: (quais: string) => `Você não recebe mais por e-mail ${quais}.`,
    en: (quais: string) => `You no longer receive ${quais} by email.`,
  },
  voltarReceber: { pt: 'Voltar a receber', en: 'Receive them again' },
  recebendo: {
    pt: (quais: string) => `Você voltou a receber por e-mail ${quais}.`,
    en: (quais: string) => `You receive ${quais} by email again.`,
  },
  cancelarSemLink: {
    pt: 'O link fica no pé de cada e-mail. Com a sua conta, você também escolhe os e-mails em “Minha conta”.',
    en: 'The link is at the bottom of each email. With your account you can also choose emails under “My account”.',
  },
  minhaConta: { pt: 'Minha conta', en: 'My account' },

  convite: {
    pt: (turma: string) => `Convite para a turma ${turma}`,
    en: (turma: string) => `Invitation to ${turma}`,
  },
  conviteSemTurma: { pt: 'Convite para uma turma', en: 'Invitation to a class' },
  conviteEscola: { pt: (escola: string) => `${escola}`, en: (escola: string) => `${escola}` },
  conviteComo: {
    pt: (nome: string) => `Você entra na turma como ${nome}.`,
    en: (nome: string) => `You join the class as ${nome}.`,
  },
  conviteDocente: {
    pt: (nome: string, turma: string) =>
      `${nome}, você passa a ser ⟦docente⟧ auxiliar da turma ${turma}, além do que já é aqui.`,
    en: (nome: string, turma: string) =>
      `${nome}, you become an assistant teacher of ${turma}, beside what you are here already.`,
  },
  conviteResponsavel: {
    pt: (nome: string, aluno: string) =>
      `${nome}, você passa a acompanhar ${aluno} como responsável: a semana, os avisos e as notas.`,
    en: (nome: string, aluno: string) =>
      `${nome}, you will follow ${aluno} as a guardian: the week, the announcements and the grades.`,
  },
  conviteParaDocente: {
    pt: (turma: string) => `Convite para ajudar a ensinar na turma ${turma}`,
    en: (turma: string) => `Invitation to help teach ${turma}`,
  },
  conviteParaResponsavel: {
    pt: (aluno: string) => `Convite para acompanhar ${aluno}`,
    en: (aluno: string) => `Invitation to follow ${aluno}`,
  },
  conviteSoDoEmail: {
    pt: (email: string) => `Entre com a conta de ${email} para aceitar.`,
    en: (email: string) => `Sign in with the account of ${email} to accept.`,
  },
  conviteContaNova: {
    pt: (email: string) => `Crie a sua conta com ${email} para aceitar.`,
    en: (email: string) => `Create your account with ${email} to accept.`,
  },
  aceitarConvite: { pt: 'Aceitar convite', en: 'Accept the invitation' },
  entrarNaTurma: { pt: 'Entrar na turma', en: 'Join the class' },
  outraConta: { pt: 'Usar outra conta', en: 'Use another account' },
  conviteComConta: {
    pt: (email: string) => `Entre com a conta de ${email}, ou com outra sua, para aceitar.`,
    en: (email: string) => `Sign in with the account of ${email}, or another of yours, to accept.`,
  },
  conviteSemConta: {
    pt: (email: string) => `Crie a sua conta com ${email}. Já tem outra? Entre com ela.`,
    en: (email: string) => `Create your account with ${email}. Have another account? Sign in with it.`,
  },
  conviteEncerrado: {
    pt: 'Esta turma não recebe mais ninguém. Fale com quem convidou você.',
    en: 'This class is no longer taking new people. Talk to whoever invited you.',
  },
  conviteSemLink: {
    pt: 'O convite chega por e-mail, com um link que vale por 7 dias. Se ele se perdeu, peça outro a quem convidou você.',
    en: 'The invitation comes by email, with a link that is valid for 7 days. If it got lost, ask whoever invited you for another.',
  },
  convitePendente: {
    pt: 'O seu pedido está com a turma: falta alguém da escola confirmar.',
    en: 'Your request is with the class: somebody of the school must confirm it.',
  },
  bemVindo: { pt: 'Pronto, você está na turma.', en: 'Done, you are in the class.' },

  criarConta: { pt: 'Criar conta', en: 'Create an account' },
  criarContaTexto: {
    pt: (tenant: string) => `A sua conta ${comArtigo('em', tenant)}. Leva um minuto.`,
    en: (tenant: string) => `Your account at ${tenant}. It takes a minute.`,
  },
  nomeAjuda: {
    pt: 'Como a sua turma vai ver você. Pode ser o nome social.',
    en: 'How your class will see you. It may be the name you go by.',
  },
  emailAjuda: { pt: 'Enviamos um link para confirmar.', en: 'We send a link to confirm it.' },
  codigo: { pt: 'Código da turma', en: 'Class code' },
  codigoAjuda: {
    pt: 'Sete letras e números, se alguém deu um a você.',
    en: 'Seven letters and digits, if somebody gave you one.',
  },
  codigoNecessario: {
    pt: 'Sete letras e números, de quem convidou você.',
    en: 'Seven letters and digits, from whoever invited you.',
  },
  tem16: { pt: 'Tenho 16 anos ou mais', en: 'I am 16 or older' },
  tem16Ajuda: {
    pt: 'Não perguntamos a data. Antes dos 16, a escola ou a família abre a conta.',
    en: 'We do not ask for the date. Before 16, school or family open the account.',
  },
  aceita: {
    pt: 'Li como os meus dados são usados e concordo',
    en: 'I have read how my data is used, and I agree',
  },
  lerPrivacidade: { pt: 'Ler a página de privacidade', en: 'Read the privacy page' },
  cadastrar: { pt: 'Criar a conta', en: 'Create the account' },
  jaTenho: { pt: 'Já tenho conta', en: 'I have an account' },
  cadastroEnviado: { pt: 'Falta confirmar o e-mail', en: 'One step: confirm the email' },
  cadastroEnviadoTexto: {
    pt: (email: string) =>
      `Enviamos um link para ${email}. Ele vale por 48 horas; até lá a conta não abre. Olhe também na caixa de spam.`,
    en: (email: string) =>
      `We sent a link to ${email}. It is valid for 48 hours; until then the account does not open. Check your spam folder too.`,
  },
  naoChegou: { pt: 'Não chegou? Enviar de novo', en: 'Didn’t get it? Send it again' },
  fechado: { pt: 'As contas vêm da escola', en: 'Accounts come from the school' },
  fechadoTexto: {
    pt: 'Aqui não é preciso se cadastrar: a escola cria a conta de ⟦cada aluno⟧, ⟦docente⟧ e responsável. Peça a sua na secretaria, ou use o convite que você recebeu.',
    en: 'You do not need to sign up here: the school creates the account of each student, teacher and guardian. Ask for yours at the office, or use the invitation you received.',
  },

  continuar: { pt: 'Terminar o cadastro', en: 'Finish signing up' },
  continuarProvedor: {
    pt: (provedor: string) => `Você entrou com ${provedor}. Confira os seus dados e a conta está pronta.`,
    en: (provedor: string) => `You signed in with ${provedor}. Check your data and the account is ready.`,
  },
  continuarConvite: {
    pt: (email: string) => `O convite foi para ${email}. Escolha o nome e a senha.`,
    en: (email: string) => `The invitation went to ${email}. Choose your name and password.`,
  },
  continuarSemLink: {
    pt: 'Para continuar um cadastro, abra o link que você recebeu por e-mail, ou comece de novo.',
    en: 'To go on with a sign-up, open the link that you received by email, or start again.',
  },
  jaTenhoConta: {
    pt: 'Já tem conta aqui? Entre com a sua senha e ligue a outra em “Minha conta”.',
    en: 'Have an account here? Sign in with your password and link the other one under “My account”.',
  },
  emailLivre: {
    pt: 'Se quiser receber mensagens. Enviamos um link para confirmar.',
    en: 'If you want to receive messages. We send a link to confirm it.',
  },

  exclusao: { pt: 'Excluir a sua conta', en: 'Deleting your account' },
  exclusaoTexto: {
    pt: 'Você pode sair quando quiser, sem explicar por quê.',
    en: 'You may leave whenever you want, without saying why.',
  },
  exclusaoComo: { pt: 'Como fazer', en: 'How it is done' },
  exclusaoPasso1: { pt: 'Entre na sua conta e abra “Minha conta”.', en: 'Sign in and open “My account”.' },
  exclusaoPasso2: {
    pt: 'Escolha “Excluir a conta” e confirme que é você.',
    en: 'Choose “Delete the account” and confirm that it is you.',
  },
  exclusaoPasso3: {
    pt: 'Durante 7 dias você ainda pode desfazer. Depois, a conta fecha e os dados que dizem quem você é são excluídos.',
    en: 'For 7 days you can still undo it. Then the account closes and the data that says who you are is erased.',
  },
  exclusaoFica: { pt: 'O que fica', en: 'What stays' },
  exclusaoFicaTexto: {
    pt: 'Notas e frequência são registro escolar: a escola guarda pelo prazo da lei. O que você escreveu nas turmas fica sem o seu nome.',
    en: 'Grades and attendance are school records: the school keeps them for as long as the law says. What you wrote in classes stays without your name.',
  },
  exclusaoMenor: { pt: '⟦Alunos⟧', en: 'Students' },
  exclusaoMenorTexto: {
    pt: 'O pedido de ⟦aluno⟧ espera a confirmação de quem é responsável, ou da escola. Quem é responsável também pode pedir na secretaria.',
    en: 'A student’s request waits for a guardian, or the school, to confirm it. A guardian may also ask at the office.',
  },
  exclusaoIr: { pt: 'Ir para a exclusão', en: 'Go to the deletion' },
  exclusaoSemAcesso: {
    pt: 'Não consegue entrar? Crie outra senha, ou fale com a secretaria da sua escola.',
    en: 'Can’t sign in? Create a new password, or talk to your school office.',
  },
})
