/** The registry of personal data: for each table that holds a person, what, why, on which ground and for how long. */
import { plural } from '../../core/texts/texts.ts'

interface Pair {
  pt: string
  en: string
}

export const GRUPOS = {
  conta: { pt: 'A sua conta', en: 'Your account' },
  escola: { pt: 'A sua escola', en: 'Your school' },
  forum: { pt: 'Fórum e avisos', en: 'Forum and notices' },
  arquivos: { pt: 'Arquivos', en: 'Files' },
  funcionamento: { pt: 'Funcionamento e segurança', en: 'Operation and security' },
} as const satisfies Record<string, Pair>

export const BASES = {
  politica_publica: {
    pt: 'Execução da política pública de educação (LGPD, art. 7º, III, e art. 23)',
    en: 'Carrying out public education policy (LGPD, art. 7, III, and art. 23)',
  },
  obrigacao_legal: {
    pt: 'Obrigação legal de guardar registros de acesso (LGPD, art. 7º, II; Marco Civil, art. 15)',
    en: 'Legal duty to keep access records (LGPD, art. 7, II; Marco Civil, art. 15)',
  },
  seguranca: {
    pt: 'Legítimo interesse na segurança das contas (LGPD, art. 7º, IX, e art. 10)',
    en: 'Legitimate interest in the security of accounts (LGPD, art. 7, IX, and art. 10)',
  },
} as const satisfies Record<string, Pair>

/** Days counted from an end; null: as long as the network fixes for its school records. */
export interface Retencao {
  desde: 'fim_do_vinculo' | 'encerramento' | 'registro'
  dias: number | null
}

export interface RegistroDeDado {
  tabela: string
  grupo: keyof typeof GRUPOS
  dado: Pair
  finalidade: Pair
  base: keyof typeof BASES
  retencao: Retencao
}

const ESCOLAR: Retencao = { desde: 'fim_do_vinculo', dias: null }

/** Every table with a person in it. A test reads the migrations and fails when one is missing. */
export const REGISTRO: readonly RegistroDeDado[] = [
  {
    tabela: 'usuario',
    grupo: 'conta',
    dado: {
      pt: 'Nome, nome de usuário, e-mail (se informado), foto, idioma e a senha em forma cifrada, que ninguém consegue ler',
      en: 'Name, user name, e-mail (if given), photo, language, and the password scrambled so that nobody can read it',
    },
    finalidade: {
      pt: 'Saber quem entra e mostrar o seu nome à sua turma',
      en: 'Knowing who signs in and showing your name to your class',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'preferencia',
    grupo: 'conta',
    dado: { pt: 'Contraste, tamanho da letra, fonte e idioma', en: 'Contrast, text size, font and language' },
    finalidade: {
      pt: 'Mostrar as páginas do jeito que você lê melhor',
      en: 'Showing pages the way you read best',
    },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
  },
  {
    tabela: 'notificacao',
    grupo: 'conta',
    dado: {
      pt: 'O que aconteceu nas suas turmas e se você já viu',
      en: 'What happened in your classes and whether you have seen it',
    },
    finalidade: { pt: 'Avisar você do que é novo', en: 'Telling you what is new' },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 180 },
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
  },
  {
    tabela: 'matricula',
    grupo: 'escola',
    dado: {
      pt: 'A turma de cada estudante, o número de chamada, a entrada, a saída e o motivo da saída',
      en: "Each pupil's class, roll number, arrival, departure and its reason",
    },
    finalidade: {
      pt: 'Formar as turmas e manter o registro escolar',
      en: 'Forming classes and keeping the school record',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'dado_pessoal',
    grupo: 'escola',
    dado: {
      pt: 'Nome civil, CPF, RA, código INEP, data de nascimento e telefone, quando a escola precisa deles',
      en: 'Registered name, CPF, pupil register number, INEP code, birth date and telephone, where the school needs them',
    },
    finalidade: {
      pt: 'Reconhecer cada pessoa sem engano e manter o registro escolar',
      en: 'Telling people apart without mistake and keeping the school record',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'laudo',
    grupo: 'escola',
    dado: {
      pt: 'Se há laudo e qual a deficiência, guardado à parte e lido só por quem recebeu permissão',
      en: 'Whether there is a medical report and which disability, kept apart and read only by whoever was granted it',
    },
    finalidade: {
      pt: 'Oferecer o apoio a que cada estudante tem direito',
      en: 'Offering the support that each pupil has a right to',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'concessao',
    grupo: 'escola',
    dado: {
      pt: 'Quem recebeu permissão de ler laudos e datas de nascimento, por quê e até quando',
      en: 'Who was granted the reading of medical reports and birth dates, why and until when',
    },
    finalidade: { pt: 'Limitar quem lê dados delicados', en: 'Limiting who reads delicate data' },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'topico',
    grupo: 'forum',
    dado: {
      pt: 'Quem abriu cada tópico ou aviso, e quando',
      en: 'Who opened each topic or notice, and when',
    },
    finalidade: {
      pt: 'A conversa da turma e os avisos da escola',
      en: 'The conversation of the class and the notices of the school',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'mensagem',
    grupo: 'forum',
    dado: {
      pt: 'O que você escreve no fórum, com autoria e data',
      en: 'What you write in the forum, with author and date',
    },
    finalidade: {
      pt: 'A conversa da turma e a avaliação da participação',
      en: 'The conversation of the class and the marking of participation',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'mensagem_versao',
    grupo: 'forum',
    dado: { pt: 'Textos anteriores de uma mensagem editada', en: 'Earlier texts of an edited message' },
    finalidade: {
      pt: 'Mostrar o que mudou e cuidar da convivência',
      en: 'Showing what changed and keeping the class safe',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'topico_participacao',
    grupo: 'forum',
    dado: { pt: 'Quantas vezes você participou de um tópico', en: 'How often you took part in a topic' },
    finalidade: {
      pt: 'Mostrar à turma quem participa e apoiar a avaliação',
      en: 'Showing the class who takes part, and helping to mark',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'topico_nota',
    grupo: 'forum',
    dado: {
      pt: 'A nota e a devolutiva da sua participação',
      en: 'The mark and feedback for your participation',
    },
    finalidade: { pt: 'Avaliar e orientar a aprendizagem', en: 'Marking and guiding learning' },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'topico_visto',
    grupo: 'forum',
    dado: {
      pt: 'Até onde você leu e quando deu ciente de um aviso',
      en: 'How far you have read and when you acknowledged a notice',
    },
    finalidade: {
      pt: 'Marcar o que é novo e saber quem falta avisar',
      en: 'Marking what is new and knowing who has not been reached',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'curtida',
    grupo: 'forum',
    dado: { pt: 'As mensagens que você curtiu', en: 'The messages you liked' },
    finalidade: {
      pt: 'Mostrar o apoio da turma a uma mensagem',
      en: "Showing the class's support for a message",
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'voto',
    grupo: 'forum',
    dado: { pt: 'Os seus votos em mensagens', en: 'Your votes on messages' },
    finalidade: { pt: 'Destacar as respostas que ajudam', en: 'Bringing out the answers that help' },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'topico_favorito',
    grupo: 'forum',
    dado: { pt: 'Os tópicos que você marcou', en: 'The topics you marked' },
    finalidade: { pt: 'Deixar esses tópicos à mão para você', en: 'Keeping those topics at hand for you' },
    base: 'politica_publica',
    retencao: ESCOLAR,
  },
  {
    tabela: 'arquivo',
    grupo: 'arquivos',
    dado: {
      pt: 'Os arquivos que você envia e o nome deles; a localização e outros dados escondidos nas fotos são apagados no envio',
      en: 'The files you send and their names; location and other data hidden in photos are removed on arrival',
    },
    finalidade: { pt: 'Anexos do fórum e a sua foto', en: 'Attachments in the forum and your photo' },
    base: 'politica_publica',
    retencao: ESCOLAR,
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
  },
  {
    tabela: 'segundo_fator',
    grupo: 'conta',
    dado: {
      pt: 'A chave do aplicativo de códigos que você ligou à conta, cifrada',
      en: 'The key of the code application that you linked to the account, encrypted',
    },
    finalidade: {
      pt: 'Confirmar que é você, além da senha',
      en: 'Confirming that it is you, beyond the password',
    },
    base: 'seguranca',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
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
  },
  {
    tabela: 'tentativa_login',
    grupo: 'funcionamento',
    dado: {
      pt: 'Senhas erradas em seguida: o nome de usuário, o endereço de internet e a contagem, nunca a senha',
      en: 'Wrong passwords in a row: the user name, the internet address and the count, never the password',
    },
    finalidade: { pt: 'Impedir que adivinhem a sua senha', en: 'Keeping others from guessing your password' },
    base: 'seguranca',
    retencao: { desde: 'registro', dias: 30 },
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
  },
]

const DESDE = {
  fim_do_vinculo: { pt: 'depois que você deixa a rede', en: 'after you leave the network' },
  encerramento: { pt: 'depois que a sessão termina', en: 'after the session ends' },
  registro: { pt: 'depois do registro', en: 'after it was recorded' },
} as const satisfies Record<Retencao['desde'], Pair>

/** How long, in words. */
export function retencaoEmPalavras({ desde, dias }: Retencao): Pair {
  if (dias === null)
    return {
      pt: 'Enquanto durar o seu vínculo com a rede; depois, pelo prazo que a rede fixa para os registros escolares',
      en: 'As long as you belong to the network; then for the time that the network fixes for school records',
    }
  return {
    pt: `${plural(dias, '1 dia', '# dias')} ${DESDE[desde].pt}`,
    en: `${plural(dias, '1 day', '# days')} ${DESDE[desde].en}`,
  }
}
