/** The registry of personal data: operation and security. A new table with a person in it is an entry in one of these files. */
import { anonimiza, apaga, ESCOLAR, MOTIVOS, mantem, type RegistroDeDado } from './registro.ts'

export const FUNCIONAMENTO: readonly RegistroDeDado[] = [
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
    tabela: 'pedido_dispositivo',
    grupo: 'funcionamento',
    dado: {
      pt: 'Pedidos de programas de computador para entrar com a sua conta: qual programa, de que endereço de internet e o que você respondeu',
      en: 'Requests of computer programs to sign in with your account: which program, from which internet address and what you answered',
    },
    finalidade: {
      pt: 'Ligar o programa à sua conta só quando você confirma',
      en: 'Linking the program to your account only when you confirm',
    },
    base: 'seguranca',
    retencao: { desde: 'registro', dias: 1, coluna: 'expira_em' },
    pessoas: { usuario_id: apaga(['programa', 'ip', 'agente', 'estado', 'created_at']) },
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
      en: 'Recovering a password, confirming an e-mail address and inviting safely',
    },
    base: 'seguranca',
    retencao: { desde: 'registro', dias: 400 },
    pessoas: { usuario_id: apaga(['finalidade', 'created_at', 'expira_em', 'usada_em']) },
  },
  {
    tabela: 'auditoria',
    grupo: 'funcionamento',
    dado: {
      pt: 'O que foi feito na plataforma que muda direitos ou dados de alguém: quem, quando, de que endereço de internet',
      en: "What was done on the platform that changes somebody's rights or data: who, when, from which internet address",
    },
    finalidade: {
      pt: 'Poder provar o que aconteceu e investigar abusos',
      en: 'Being able to prove what happened and to investigate abuse',
    },
    base: 'obrigacao_legal',
    retencao: { desde: 'registro', dias: 5 * 365 },
    pessoas: {
      quem_id: mantem('atos', ['quando', 'entidade', 'acao', 'ip']),
      suporte_id: mantem('atos', ['quando', 'entidade', 'acao']),
      entidade_id: {
        ...mantem('atos', ['quando', 'entidade', 'acao', 'quem_id']),
        // What is written down about a thing that a person has one of bears the person's own number.
        onde: {
          entidade: [
            'usuario',
            'segundo_fator',
            'senha_imagem',
            'opcao_privacidade',
            'consentimento',
            'guarda_legal',
          ],
        },
        como: { igual: ['{id}'] },
      },
    },
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
      en: 'Wrong passwords, requests for a password and sign-ups in a row: the user name or e-mail, the internet address and the count, never the password',
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
  {
    tabela: 'evento',
    grupo: 'funcionamento',
    dado: {
      pt: 'Sinais para as suas telas abertas se atualizarem, só com números',
      en: 'Signals for your open screens to refresh, numbers only',
    },
    finalidade: { pt: 'Mostrar o que é novo sem recarregar a página', en: 'Showing news without reloading' },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 1 },
    pessoas: { canal: { ...apaga(['tipo', 'created_at']), como: { igual: ['usuario:{id}'] } } },
  },
  {
    tabela: 'repeticao',
    grupo: 'funcionamento',
    dado: {
      pt: 'A resposta ao seu último envio, por um dia',
      en: 'The answer to what you sent last, for one day',
    },
    finalidade: {
      pt: 'Não gravar duas vezes quando a internet falha',
      en: 'Not writing twice when the connection fails',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 1 },
    pessoas: { usuario_id: apaga(['created_at']) },
  },
  {
    tabela: 'trabalho',
    grupo: 'funcionamento',
    dado: {
      pt: 'Tarefas demoradas que você pediu e o resultado delas',
      en: 'Long tasks you asked for and their results',
    },
    finalidade: {
      pt: 'Mostrar o andamento e entregar o resultado',
      en: 'Showing progress and handing over the result',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 30 },
    pessoas: { usuario_id: apaga(['tarefa', 'estado', 'mensagem', 'created_at', 'updated_at']) },
  },
  {
    tabela: 'lote',
    grupo: 'funcionamento',
    dado: {
      pt: 'Arquivos de cadastro em lote que você enviou: nome, data e contagens',
      en: 'Files of people in bulk that you sent: name, date and counts',
    },
    finalidade: {
      pt: 'Conferir, gravar e desfazer cadastros em lote',
      en: 'Checking, recording and undoing people in bulk',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 30 },
    pessoas: { usuario_id: apaga(['arquivo', 'etapa', 'total', 'created_at', 'gravado_em', 'desfeito_em']) },
  },
  {
    tabela: 'lote_linha',
    grupo: 'funcionamento',
    dado: {
      pt: 'A linha com os seus dados no arquivo que a escola enviou',
      en: 'The line with your data in the file that the school sent',
    },
    finalidade: {
      pt: 'Mostrar o que foi lido e corrigir erros antes de gravar',
      en: 'Showing what was read and correcting errors before recording',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 8 },
    pessoas: { usuario_id: apaga(['celulas', 'correcoes']) },
  },
  {
    tabela: 'lote_imagem',
    grupo: 'funcionamento',
    dado: {
      pt: 'Os seus dados como estavam antes de um cadastro em lote',
      en: 'Your data as it was before people were recorded in bulk',
    },
    finalidade: { pt: 'Poder desfazer o lote por 7 dias', en: 'Being able to undo the batch for 7 days' },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 8 },
    pessoas: { dono_id: apaga(['tabela', 'antes']) },
  },
  {
    tabela: 'curriculo_importacao',
    grupo: 'funcionamento',
    dado: {
      pt: 'Arquivos de currículo que você enviou: nome, data e contagens',
      en: 'Files of curricula that you sent: name, date and counts',
    },
    finalidade: {
      pt: 'Conferir, gravar, desfazer e exportar de novo currículos inteiros',
      en: 'Checking, recording, undoing and exporting whole curricula again',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('atos', ['arquivo', 'passo', 'total', 'created_at', 'gravado_em', 'desfeito_em']),
    },
  },
]
