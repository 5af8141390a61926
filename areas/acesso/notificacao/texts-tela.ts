/** The sentences of the centre of notifications and of the person's choices, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const telaTexts = defineTexts({
  titulo: { pt: 'Notificações', en: 'Notifications' },
  descricao: {
    pt: 'O que aconteceu nas suas turmas. Cada uma leva até o lugar onde aconteceu.',
    en: 'What happened in your classes. Each one takes you to where it happened.',
  },
  todas: { pt: 'Todas', en: 'All' },
  novas: { pt: 'Novas', en: 'New' },
  mostrar: { pt: 'Mostrar', en: 'Show' },
  porLer: {
    pt: (n: number) => plural(n, '# nova', '# novas'),
    en: (n: number) => plural(n, '# new', '# new'),
  },
  tudoLido: { pt: 'Nenhuma novidade para ler', en: 'Nothing new to read' },
  tudoLidoDetalhe: { pt: 'Você já viu tudo o que chegou.', en: 'You have seen everything that arrived.' },
  escolher: { pt: 'Escolher como sou avisado', en: 'Choose how I am told' },

  cartao: { pt: 'Notificações', en: 'Notifications' },
  cartaoAjuda: {
    pt: 'Como você quer saber de cada assunto.',
    en: 'How you want to hear of each subject.',
  },
  silencio: {
    pt: (inicio: number, fim: number) =>
      `Das ${inicio}h às ${fim}h nada sai por e-mail nem para o celular, só avisos urgentes.`,
    en: (inicio: number, fim: number) =>
      `From ${inicio}:00 to ${fim}:00 nothing leaves by email or to your phone but urgent announcements.`,
  },
  semEmail: {
    pt: 'A sua conta não tem e-mail: informe um acima para receber por lá.',
    en: 'Your account has no email: give one above to receive email.',
  },
  noApp: { pt: 'No sino', en: 'In the bell' },
  email: { pt: 'E-mail', en: 'Email' },
  push: { pt: 'Nos seus aparelhos', en: 'On your devices' },
  porAssunto: { pt: 'Escolher assunto por assunto', en: 'Choose subject by subject' },
  padrao: {
    pt: (frequencia: string) => `Como a escola definiu (${frequencia})`,
    en: (frequencia: string) => `As the school has it (${frequencia})`,
  },
  imediata: { pt: 'Na hora', en: 'At once' },
  diaria: { pt: 'Uma vez por dia, às 18h', en: 'Once a day, at 18:00' },
  semanal: { pt: 'Às sextas, às 18h', en: 'On Fridays, at 18:00' },
  nunca: { pt: 'Nunca', en: 'Never' },
  avisos: { pt: 'Avisos e enquetes da escola', en: 'Announcements and surveys from the school' },
  forum: { pt: 'Fórum', en: 'Forum' },
  notas: { pt: 'Notas e devolutivas', en: 'Grades and feedback' },
  agenda: { pt: 'Aulas e provas marcadas', en: 'Scheduled lessons and exams' },
  turmas: { pt: 'Entradas e mudanças nas turmas', en: 'Entries and changes in classes' },
  alunos: { pt: 'Entregas e dificuldades ⟦dos alunos⟧', en: 'Submissions and difficulties of students' },
  trabalhos: { pt: 'Envios e cópias prontos', en: 'Batches and copies that are ready' },

  aparelho: { pt: 'Avisos neste aparelho', en: 'Notifications on this device' },
  aparelhoAjuda: {
    pt: 'Na tela bloqueada aparece só o assunto, nunca nomes, notas ou mensagens.',
    en: 'A locked screen shows the subject alone, never names, grades or messages.',
  },
  ativar: { pt: 'Ativar neste aparelho', en: 'Turn on on this device' },
  desativar: { pt: 'Desativar neste aparelho', en: 'Turn off on this device' },
  testar: { pt: 'Enviar um teste', en: 'Send a test' },
  testeEnviado: {
    pt: 'Teste enviado: ele aparece em instantes.',
    en: 'Test sent: it appears in a moment.',
  },
  ativado: { pt: 'Este aparelho vai receber avisos.', en: 'This device will receive notifications.' },
  desativado: {
    pt: 'Este aparelho não recebe mais avisos.',
    en: 'This device receives no more notifications.',
  },
  bloqueado: {
    pt: 'O navegador está bloqueando avisos deste site. Libere nas configurações do navegador e tente de novo.',
    en: 'The browser blocks notifications of this site. Allow them in its settings and try again.',
  },
  semSuporte: {
    pt: 'Este navegador não recebe avisos.',
    en: 'This browser takes no notifications.',
  },
  compartilhado: {
    pt: 'Você entrou num aparelho que outras pessoas usam: ative os avisos no seu próprio aparelho.',
    en: 'You signed in on a device that others use: turn notifications on on a device of your own.',
  },
  falhou: {
    pt: 'O serviço de avisos do navegador não respondeu. Tente de novo.',
    en: 'The push service of the browser did not answer. Try again.',
  },
  erro: {
    pt: 'Não deu para carregar as suas escolhas.',
    en: 'Your choices could not be loaded.',
  },
})
