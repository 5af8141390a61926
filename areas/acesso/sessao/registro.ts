/** The registry of personal data: accounts, roles, sessions and failures to sign in. */
import {
  anonimiza,
  apaga,
  ESCOLAR,
  MOTIVOS,
  mantem,
  type RegistroDeDado,
} from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'usuario',
    grupo: 'conta',
    dado: {
      pt: 'Nome, nome de usuário, e-mail (se informado), foto, idioma e a senha em forma cifrada, que ninguém consegue ler',
      en: 'Name, username, email (if given), photo, language, and the password scrambled so that nobody can read it',
    },
    finalidade: {
      pt: 'Saber quem entra e mostrar o seu nome à sua turma',
      en: 'Knowing who signs in and showing your name to your class',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      id: anonimiza(
        {
          nome: 'Pessoa removida',
          login: 'removida-{id}',
          email: null,
          senha_hash: null,
          foto_id: null,
          email_validado_em: null,
          status: 'suspenso',
        },
        ['nome', 'login', 'email', 'idioma', 'status', 'email_validado_em', 'created_at'],
      ),
    },
  },
  {
    tabela: 'confirmacao',
    grupo: 'conta',
    dado: {
      pt: 'Mudanças no seu jeito de entrar que alguém pediu por você: qual, por quê, quem pediu e quem confirmou',
      en: 'Changes in how you get in that somebody asked for: which, why, who asked and who confirmed',
    },
    finalidade: {
      pt: 'Que ninguém sozinho tome o acesso de quem trabalha aqui',
      en: 'That nobody alone takes over the access of who works here',
    },
    base: 'seguranca',
    retencao: { desde: 'encerramento', dias: 180, coluna: 'expira_em' },
    pessoas: {
      usuario_id: apaga(['ato', 'email', 'motivo', 'created_at', 'confirmado_em', 'encerrado_em']),
      pedido_por: mantem('atos', ['usuario_id', 'ato', 'created_at']),
      confirmado_por: mantem('atos', ['usuario_id', 'ato', 'confirmado_em']),
    },
  },
  {
    tabela: 'vinculo',
    grupo: 'escola',
    dado: {
      pt: 'A sua função (ensina, coordena, gere, é responsável por alguém), onde e desde quando',
      en: 'Your role (teaching, coordinating, managing, being a guardian), where and since when',
    },
    finalidade: {
      pt: 'Decidir o que cada pessoa pode ver e fazer',
      en: 'Deciding what each person may see and do',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: apaga(['papel', 'funcao', 'auxiliar', 'rede_id', 'turma_id', 'aluno_id', 'inicio', 'fim']),
      aluno_id: apaga(['papel', 'usuario_id', 'inicio', 'fim']),
    },
  },
  {
    tabela: 'sessao',
    grupo: 'funcionamento',
    dado: {
      pt: 'Quando e de que aparelho e endereço de internet você entrou',
      en: 'When you signed in, and from which device and internet address',
    },
    finalidade: {
      pt: 'Manter você conectado, mostrar os seus aparelhos e investigar abusos',
      en: 'Keeping you signed in, showing your devices and investigating abuse',
    },
    base: 'obrigacao_legal',
    retencao: { desde: 'encerramento', dias: 180 },
    pessoas: {
      usuario_id: {
        ...anonimiza({ agente: '' }, [
          'metodo',
          'compartilhada',
          'ip',
          'agente',
          'created_at',
          'vista_em',
          'revogada_em',
        ]),
        motivo: MOTIVOS.acessos,
      },
      suporte_id: mantem('atos', ['metodo', 'usuario_id', 'created_at']),
    },
  },
  {
    tabela: 'ficha',
    grupo: 'funcionamento',
    dado: {
      pt: 'Links de uso único que enviamos a você: para que servem e se já foram usados',
      en: 'Links of one use that we sent you: what for, and whether they were used',
    },
    finalidade: {
      pt: 'Recuperar a senha, confirmar o e-mail e convidar com segurança',
      en: 'Recovering a password, confirming an email address and inviting safely',
    },
    base: 'seguranca',
    retencao: { desde: 'registro', dias: 400 },
    pessoas: { usuario_id: apaga(['finalidade', 'created_at', 'expira_em', 'usada_em']) },
  },
  {
    tabela: 'navegador_conhecido',
    grupo: 'funcionamento',
    dado: {
      pt: 'Os navegadores em que você entrou com a sua senha, cada um como um código que só ele sabe repetir',
      en: 'The browsers in which you signed in with your password, each as a code that it alone can repeat',
    },
    finalidade: {
      pt: 'Deixar você entrar logo, mesmo enquanto outros erram a sua senha',
      en: 'Letting you in at once, even while others mistype your password',
    },
    base: 'seguranca',
    retencao: { desde: 'registro', dias: 400, coluna: 'visto_em' },
    pessoas: { usuario_id: apaga(['created_at', 'visto_em']) },
  },
  {
    tabela: 'tentativa_login',
    grupo: 'funcionamento',
    dado: {
      pt: 'Senhas erradas, pedidos de senha e cadastros em seguida: o nome de usuário ou e-mail, o endereço de internet e a contagem, nunca a senha',
      en: 'Wrong passwords, requests for a password and sign-ups in a row: the username or email, the internet address and the count, never the password',
    },
    finalidade: { pt: 'Impedir que adivinhem a sua senha', en: 'Keeping others from guessing your password' },
    base: 'seguranca',
    retencao: { desde: 'registro', dias: 30 },
    pessoas: {
      chave: {
        ...apaga(['falhas', 'ultima_em']),
        como: {
          comeca: [
            'conta #{id}#',
            'conta {login}',
            'conta {email}',
            'recuperar {login}',
            'recuperar {email}',
            'cadastro {email}',
            'senha #{id}#',
            'email #{id}#',
            'convite #{id}#',
          ],
        },
      },
    },
  },
]
