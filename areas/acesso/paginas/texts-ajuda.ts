/** The help: what a person wants to do, and the steps. Grouped by who asks. */

interface Pair {
  pt: string
  en: string
}

export interface Guia {
  titulo: Pair
  passos: readonly Pair[]
}

export interface Capitulo {
  id: string
  titulo: Pair
  guias: readonly Guia[]
}

export const AJUDA: readonly Capitulo[] = [
  {
    id: 'entrar',
    titulo: { pt: 'Entrar e sair', en: 'Signing in and out' },
    guias: [
      {
        titulo: { pt: 'Entrar pela primeira vez', en: 'Signing in for the first time' },
        passos: [
          {
            pt: 'Tenha em mãos o nome de usuário (ou e-mail) e a senha que a escola entregou.',
            en: 'Have the username (or email) and password that the school gave you at hand.',
          },
          {
            pt: 'Toque em Entrar, escreva os dois e confirme.',
            en: 'Choose Sign in, enter both and confirm.',
          },
          {
            pt: 'Se o aparelho é da escola ou de outra pessoa, marque que ele é compartilhado: a sessão termina sozinha em 12 horas.',
            en: 'If the device belongs to the school or to somebody else, say that it is shared: the session ends by itself after 12 hours.',
          },
        ],
      },
      {
        titulo: { pt: 'Várias contas no mesmo aparelho', en: 'Several accounts on one device' },
        passos: [
          {
            pt: 'Depois de entrar, toque no seu nome, no alto da página, e escolha Usar outra conta.',
            en: 'After signing in, choose your name at the top of the page and then Use another account.',
          },
          {
            pt: 'Para trocar, toque no nome de novo e escolha a conta.',
            en: 'To switch, choose the name again and pick the account.',
          },
        ],
      },
      {
        titulo: { pt: 'Esqueci a senha', en: 'I forgot my password' },
        passos: [
          {
            pt: '⟦Alunos⟧ pedem ⟦ao professor⟧; as outras pessoas, à secretaria da escola.',
            en: 'Students ask their teacher; everyone else asks the school office.',
          },
          {
            pt: 'Depois de muitas tentativas erradas é preciso esperar um pouco: a página diz quantos segundos.',
            en: 'After many wrong attempts you must wait a little: the page says how many seconds.',
          },
        ],
      },
    ],
  },
  {
    id: 'aprender',
    titulo: { pt: 'Para quem aprende', en: 'For learners' },
    guias: [
      {
        titulo: { pt: 'Participar do fórum', en: 'Taking part in the forum' },
        passos: [
          { pt: 'Abra a sua turma e toque em Fórum.', en: 'Open your class and choose Forum.' },
          {
            pt: 'Escolha um tópico e leia o que a turma já escreveu. Mensagens novas chegam sozinhas.',
            en: 'Choose a topic and read what the class has written. New messages arrive by themselves.',
          },
          {
            pt: 'Escreva embaixo, junte até 5 arquivos de 5 MB cada, se o tópico aceitar, e envie.',
            en: 'Write below, add up to 5 files of 5 MB each if the topic allows it, and send.',
          },
          {
            pt: 'Não escreva CPF, telefone nem endereço. Uma mensagem assim espera o olhar de quem ensina.',
            en: 'Do not write tax numbers, phone numbers or addresses. Such a message waits for a teacher.',
          },
        ],
      },
      {
        titulo: { pt: 'Ver a minha nota e a devolutiva', en: 'Seeing my grade and feedback' },
        passos: [
          {
            pt: 'Quando a nota sai, o sino no alto da página avisa.',
            en: 'When a grade is published, the bell at the top of the page tells you.',
          },
          {
            pt: 'Toque no aviso: ele abre o tópico com a sua nota e o comentário de quem ensina.',
            en: "Choose the notification: it opens the topic with your grade and the teacher's comment.",
          },
        ],
      },
    ],
  },
  {
    id: 'ensinar',
    titulo: { pt: 'Para quem ensina', en: 'For teachers' },
    guias: [
      {
        titulo: { pt: 'Abrir um tópico', en: 'Opening a topic' },
        passos: [
          {
            pt: 'Na turma, abra o Fórum e escolha Novo tópico.',
            en: 'In the class, open the Forum and choose New topic.',
          },
          {
            pt: 'Dê um título que diga o que a turma vai discutir e escreva a pergunta.',
            en: 'Give it a title that says what the class will discuss, and write the question.',
          },
          {
            pt: 'Se quiser, marque início e fim, avaliação, anexos ou só leitura. O que foi agendado abre e fecha sozinho.',
            en: 'If you like, set a start and an end, grading, attachments or read-only. What is scheduled opens and closes by itself.',
          },
        ],
      },
      {
        titulo: { pt: 'Avaliar a participação', en: 'Grading participation' },
        passos: [
          {
            pt: 'Num tópico avaliativo, escolha Avaliar. ⟦Cada aluno⟧ aparece com o que escreveu.',
            en: 'In a graded topic, choose Grade. Each student appears with what they wrote.',
          },
          {
            pt: 'Escreva a nota, de 0 a 10, e uma devolutiva. É rascunho até você publicar.',
            en: 'Enter the grade, 0 to 10, and feedback. It is a draft until you publish.',
          },
          {
            pt: 'Publique: ⟦cada aluno⟧ recebe a sua, e só a sua.',
            en: 'Publish: each student receives their own, and only that.',
          },
        ],
      },
      {
        titulo: { pt: 'Cuidar da convivência', en: 'Keeping the class safe' },
        passos: [
          {
            pt: 'Mensagens retidas esperam por você no tópico: libere ou oculte.',
            en: 'Held messages wait for you in the topic: release or hide them.',
          },
          {
            pt: 'Você pode ocultar uma mensagem a qualquer hora; o histórico de edição fica guardado.',
            en: 'You may hide a message at any time; its editing history is kept.',
          },
        ],
      },
      {
        titulo: { pt: 'Publicar um aviso', en: 'Publishing an announcement' },
        passos: [
          {
            pt: 'Na turma, abra Avisos e escolha Novo aviso.',
            en: 'In the class, open Announcements and choose New announcement.',
          },
          {
            pt: 'Peça ciente quando precisar saber quem leu, e acompanhe quem falta.',
            en: 'Ask for acknowledgment when you need to know who has read it, and follow who is missing.',
          },
        ],
      },
    ],
  },
  {
    id: 'familias',
    titulo: { pt: 'Para as famílias', en: 'For families' },
    guias: [
      {
        titulo: { pt: 'Ler avisos e dar ciente', en: 'Reading and acknowledging announcements' },
        passos: [
          {
            pt: 'Entre com a sua própria conta, a que a escola entregou a você.',
            en: 'Sign in with your own account, the one that the school gave you.',
          },
          {
            pt: 'Abra o aviso pelo sino ou pela turma da criança e toque em Dar ciente.',
            en: "Open the announcement from the bell or from the child's class and choose Acknowledge.",
          },
        ],
      },
    ],
  },
  {
    id: 'acessibilidade',
    titulo: { pt: 'Acessibilidade', en: 'Accessibility' },
    guias: [
      {
        titulo: { pt: 'Mudar letra, contraste e fonte', en: 'Changing letters, contrast and font' },
        passos: [
          {
            pt: 'Toque no ícone de acessibilidade, no alto de qualquer página.',
            en: 'Choose the accessibility icon at the top of any page.',
          },
          {
            pt: 'Escolha o tamanho, o contraste (padrão, alto ou cinza), a fonte para dislexia e o idioma.',
            en: 'Choose the size, the contrast (standard, high or gray), the dyslexia font and the language.',
          },
        ],
      },
      {
        titulo: { pt: 'Usar só o teclado', en: 'Using the keyboard alone' },
        passos: [
          {
            pt: 'Tab anda para a frente, Shift e Tab voltam, Enter abre. O primeiro Tab oferece pular para o conteúdo.',
            en: 'Tab moves on, Shift and Tab move back, Enter opens. The first Tab offers to skip to the content.',
          },
          {
            pt: 'Depois de entrar, Ctrl e K abrem a busca de páginas e turmas.',
            en: 'Once signed in, Ctrl and K open the search for pages and classes.',
          },
        ],
      },
    ],
  },
]
