/** Sentences of the screens of deliveries. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const entregaWebTexts = defineTexts({
  entregas: { pt: 'Entregas', en: 'Submissions' },
  entregasTexto: {
    pt: 'O que as aulas pedem para escrever, gravar, desenhar ou enviar, e o que voltou corrigido.',
    en: 'What lessons ask to be written, recorded, drawn or sent, and what came back graded.',
  },
  // What a pupil has to do, and did.
  fazerAgora: { pt: 'Fazer agora', en: 'Do it now' },
  paraFazer: { pt: 'Para fazer, por prazo', en: 'To do, by deadline' },
  jaPassaram: { pt: 'O que já passou', en: 'What is behind you' },
  tudoEntregue: { pt: 'Tudo entregue', en: 'All sent' },
  tudoEntregueTexto: {
    pt: 'Nada espera por você nesta turma. O que voltar ou chegar aparece aqui, com o prazo.',
    en: 'Nothing waits for you in this class. What comes back or comes new shows here, with its deadline.',
  },
  prazoAte: { pt: (quando: string) => `até ${quando}`, en: (when: string) => `until ${when}` },
  prazoEra: {
    pt: (quando: string) => `O prazo era ${quando}. Ainda vale.`,
    en: (when: string) => `It was due ${when}. It still counts.`,
  },
  semPrazoAinda: { pt: 'sem prazo', en: 'no deadline' },
  fechou: { pt: (quando: string) => `fechou ${quando}`, en: (when: string) => `closed ${when}` },
  voltaram: {
    pt: (n: number) => plural(n, '1 voltou para você refazer', '# voltaram para você refazer'),
    en: (n: number) => plural(n, '1 came back for you to redo', '# came back for you to redo'),
  },
  faltaEnviar: {
    pt: (n: number) => plural(n, 'falta 1 entrega', 'faltam # entregas'),
    en: (n: number) => plural(n, '1 submission is missing', '# submissions are missing'),
  },
  comProfessor: {
    pt: (n: number) => plural(n, '1 espera correção', '# esperam correção'),
    en: (n: number) => plural(n, '1 waits to be graded', '# wait to be graded'),
  },
  jaCorrigidas: {
    pt: (n: number) => plural(n, '1 corrigida', '# corrigidas'),
    en: (n: number) => plural(n, '1 corrected', '# corrected'),
  },
  telaDe: { pt: (n: number) => `tela ${n}`, en: (n: number) => `screen ${n}` },
  irCorrigir: {
    pt: (n: number) => (n === 0 ? 'Fila de correção' : `Corrigir ${plural(n, '# entrega', '# entregas')}`),
    en: (n: number) => (n === 0 ? 'Grading queue' : `Grade ${plural(n, '# submission', '# submissions')}`),
  },
  nenhumaAula: { pt: 'Nenhuma aula pede entrega', en: 'No lesson asks for a submission' },
  nenhumaAulaProf: {
    pt: 'Telas de dissertação, gravação, arquivo ou desenho aparecem aqui quando a aula é dada à turma.',
    en: 'Screens that ask for an essay, a recording, a file or a drawing show here once the lesson is assigned to the class.',
  },
  nenhumaAulaAluno: {
    pt: 'Quando uma aula pedir um texto, um arquivo ou uma gravação, você acompanha aqui.',
    en: 'When a lesson asks for a text, a file or a recording, you follow it here.',
  },
  aula: { pt: 'Aula', en: 'Lesson' },
  prazo: { pt: 'Prazo', en: 'Deadline' },
  semPrazo: { pt: 'sem prazo', en: 'no deadline' },
  faltam: { pt: 'Faltam', en: 'Missing' },
  esperam: { pt: 'A corrigir', en: 'To grade' },
  atrasadas: { pt: 'Atrasadas', en: 'Late' },
  devolvidas: { pt: 'Devolvidas', en: 'Returned' },
  corrigidas: { pt: 'Corrigidas', en: 'Corrected' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  tela: { pt: 'Tela', en: 'Screen' },
  estado: { pt: 'Estado', en: 'Status' },
  enviada: { pt: 'Enviada em', en: 'Sent on' },
  nota: { pt: 'Nota', en: 'Grade' },
  estados: {
    pt: (estado: string) =>
      ({
        pendente: 'Não enviada',
        enviada: 'Espera correção',
        devolvida: 'Devolvida',
        corrigida: 'Corrigida',
      })[estado] ?? estado,
    en: (estado: string) =>
      ({
        pendente: 'Not sent',
        enviada: 'Waiting to be graded',
        devolvida: 'Returned',
        corrigida: 'Corrected',
      })[estado] ?? estado,
  },
  tipos: {
    pt: (tipo: string) =>
      ({ dissertativa: 'Texto', gravacao: 'Gravação', envio_arquivo: 'Arquivo', desenho: 'Desenho' })[tipo] ??
      tipo,
    en: (tipo: string) =>
      ({ dissertativa: 'Text', gravacao: 'Recording', envio_arquivo: 'File', desenho: 'Drawing' })[tipo] ??
      tipo,
  },
  atrasada: { pt: 'atrasada', en: 'late' },
  vez: { pt: (n: number) => `${n}ª vez`, en: (n: number) => `time ${n}` },
  todas: { pt: 'Todas', en: 'All' },
  filtrar: { pt: 'Mostrar', en: 'Show' },
  buscar: { pt: 'Buscar pelo nome ⟦do aluno⟧', en: "Search by the student's name" },
  nenhumaEntrega: { pt: 'Nenhuma entrega aqui', en: 'No submission here' },
  nenhumaEntregaTexto: {
    pt: 'Quando alguém enviar, aparece nesta lista. Mude o filtro para ver as outras.',
    en: 'What is sent shows in this list. Change the filter to see the others.',
  },
  oQuePedia: { pt: 'O que a tela pedia', en: 'What the screen asked for' },
  trabalho: { pt: 'Trabalho', en: 'Work' },
  semTexto: { pt: 'Sem texto: só arquivos.', en: 'No text: files only.' },
  imagemDe: {
    pt: (nome: string) => `Imagem enviada: ${nome}`,
    en: (nome: string) => `Picture sent: ${nome}`,
  },
  correcao: { pt: 'Correção', en: 'Grading' },
  notaDe0a10: { pt: 'Nota, de 0 a 10', en: 'Grade, 0 to 10' },
  notaInvalida: {
    pt: 'Escreva um número de 0 a 10, como 7,5.',
    en: 'Enter a number from 0 to 10, such as 7.5.',
  },
  notaDaRubrica: { pt: 'Nota pela rubrica', en: 'Grade by the rubric' },
  escolhaTodos: { pt: 'escolha um nível em cada critério', en: 'choose a level of every criterion' },
  pontos: {
    pt: (n: string) => `${n} ${n === '1' ? 'ponto' : 'pontos'}`,
    en: (n: string) => `${n} ${n === '1' ? 'point' : 'points'}`,
  },
  comentario: { pt: 'Comentário para ⟦o aluno⟧', en: 'Comment for the student' },
  comentarioAjuda: {
    pt: 'O que ficou bom e qual é o próximo passo. Para devolver, diga o que falta.',
    en: 'What is good and what the next step is. To return it, say what is missing.',
  },
  salvar: { pt: 'Salvar nota', en: 'Save grade' },
  salvarProxima: { pt: 'Salvar e ir à próxima', en: 'Save and go to the next' },
  devolver: { pt: 'Devolver ⟦ao aluno⟧', en: 'Return' },
  reabrir: { pt: 'Desfazer', en: 'Undo' },
  salva: { pt: 'Nota salva. ⟦O aluno⟧ foi avisado.', en: 'Grade saved. The student was told.' },
  devolvida: {
    pt: 'Entrega devolvida. ⟦O aluno⟧ foi avisado.',
    en: 'Submission returned. The student was told.',
  },
  reaberta: {
    pt: 'A entrega espera pela correção de novo.',
    en: 'The submission is waiting to be graded again.',
  },
  digaOQueFalta: {
    pt: 'Escreva no comentário o que falta antes de devolver.',
    en: 'Write in the comment what is missing before returning it.',
  },
  corrigidaPor: {
    pt: (quem: string, quando: string) => `Corrigida por ${quem}, em ${quando}`,
    en: (quem: string, quando: string) => `Graded by ${quem}, on ${quando}`,
  },
  anterior: { pt: 'Anterior na fila', en: 'Previous in the queue' },
  proxima: { pt: 'Próxima na fila', en: 'Next in the queue' },
  envioAnterior: { pt: 'O que foi dito antes', en: 'What was said before' },
  historico: { pt: 'O que aconteceu', en: 'What happened' },
  passos: {
    pt: (tipo: string) =>
      ({
        ...{ enviada: 'enviou', devolvida: 'devolveu', corrigida: 'corrigiu', reaberta: 'reabriu' },
        recalculada: 'aplicou a rubrica nova',
      })[tipo] ?? tipo,
    en: (tipo: string) =>
      ({
        ...{ enviada: 'sent it', devolvida: 'returned it', corrigida: 'graded it', reaberta: 'reopened it' },
        recalculada: 'applied the new rubric',
      })[tipo] ?? tipo,
  },
  comNota: { pt: (nota: string) => `nota ${nota}`, en: (nota: string) => `grade ${nota}` },
  reenviar: { pt: 'Enviar de novo', en: 'Send again' },
  reenviada: { pt: 'Enviada. Agora é com ⟦o professor⟧.', en: 'Sent. Now it is up to the teacher.' },
  seuTexto: { pt: 'Seu texto', en: 'Your text' },
  recado: { pt: 'Recado ⟦do professor⟧', en: "Teacher's note" },
  esperando: {
    pt: 'Enviada. Você será avisado quando a correção chegar.',
    en: 'Sent. You will be told when it is graded.',
  },
  naoEnviada: {
    pt: 'Ainda não foi enviada: ela segue quando você terminar a aula.',
    en: 'Not sent yet: it goes when you finish the lesson.',
  },
  suaNota: { pt: 'Nota', en: 'Grade' },
  voltar: { pt: 'Voltar às entregas', en: 'Back to submissions' },
  naoAchamos: { pt: 'Não encontramos esta entrega', en: 'We could not find this submission' },
  naoAchamosTexto: {
    pt: 'Ela não existe ou não é desta turma.',
    en: 'It does not exist, or is not of this class.',
  },
})
