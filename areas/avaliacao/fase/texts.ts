/** Every sentence that the server says of phases, Portuguese and English side by side; the warnings as section 5 has them. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'
import type { Aviso, CodigoAviso } from './shapes.ts'

export const faseTexts = defineTexts({
  ausente: {
    pt: 'Esta fase não existe mais ou não está aberta para você.',
    en: 'This phase no longer exists or is not open to you.',
  },
  foraDela: {
    pt: 'Esta avaliação não está nesta fase.',
    en: 'This assessment is not in this phase.',
  },
  conflito: {
    pt: 'Outra pessoa mudou esta fase enquanto você editava. Abra de novo antes de salvar.',
    en: 'Somebody else changed this phase while you were editing. Open it again before saving.',
  },
  fechada: {
    pt: 'A fase não está mais em produção. Volte para a produção antes de mudar.',
    en: 'The phase is no longer being made. Bring it back to production before changing it.',
  },
  encerrada: {
    pt: 'A fase já terminou. Os participantes não mudam mais.',
    en: 'The phase has ended. Its participants no longer change.',
  },
  foraDaApuracao: {
    pt: 'Só durante a apuração se diz o que houve com quem não fez a prova.',
    en: 'What became of those who did not take the test is only told while it runs.',
  },
  estado: {
    pt: 'A fase não pode passar para esta situação agora.',
    en: 'The phase cannot move to this state now.',
  },
  respondida: {
    pt: 'Já há respostas ou ausências registradas. A fase não volta para a produção.',
    en: 'Answers or absences are already recorded. The phase does not go back to production.',
  },
  nome: { pt: 'Escreva um nome.', en: 'Write a name.' },
  rede: {
    pt: 'Esta rede não existe mais ou não está aberta para você.',
    en: 'This network no longer exists or is not open to you.',
  },
  periodo: { pt: 'Este ano escolar não existe mais.', en: 'This grade level no longer exists.' },
  dias: { pt: 'O último dia vem antes do primeiro.', en: 'The last day comes before the first.' },
  janela: { pt: 'O fim vem antes do início.', en: 'The end comes before the beginning.' },
  passou: {
    pt: 'Este momento já passou. Escolha um que ainda não passou.',
    en: 'This moment is over. Choose one to come.',
  },
  diaPassou: {
    pt: 'Este dia já passou. Escolha um que ainda não passou.',
    en: 'This day is over. Choose one to come.',
  },
  metade: { pt: 'Diga o início e o fim.', en: 'Give both the beginning and the end.' },
  janelaFora: {
    pt: 'Escolha um momento dentro dos dias da fase.',
    en: 'Choose a moment within the days of the phase.',
  },
  avaliacao: {
    pt: 'Uma das avaliações não existe mais, foi arquivada ou não está aberta para você.',
    en: 'One of the assessments no longer exists, was archived or is not open to you.',
  },
  demais: {
    pt: (n: number) => `Uma fase tem até ${plural(n, 'uma avaliação', '# avaliações')}.`,
    en: (n: number) => `A phase has up to ${plural(n, 'one assessment', '# assessments')}.`,
  },
  motivo: { pt: 'Escreva o motivo.', en: 'Write the reason.' },
  nomeErrado: {
    pt: 'Digite o nome da fase como ele está escrito.',
    en: 'Type the name of the phase as it is written.',
  },
})

/** Titles of the file of participants. */
export const arquivoTexts = defineTexts({
  participantes: { pt: 'Participantes', en: 'Participants' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  turma: { pt: 'Turma', en: 'Class' },
  escola: { pt: 'Escola', en: 'School' },
  avaliacao: { pt: 'Avaliação', en: 'Assessment' },
  caderno: { pt: 'Caderno', en: 'Booklet' },
  situacao: { pt: 'Situação', en: 'State' },
  motivo: { pt: 'Motivo', en: 'Reason' },
  desde: { pt: 'Registrado em', en: 'Recorded on' },
})

/** What became of a pupil (H-15). */
export const situacaoTexts = defineTexts({
  CO: { pt: 'Compareceu', en: 'Present' },
  NC: { pt: 'Não compareceu', en: 'Absent' },
  NP: { pt: 'Entregou em branco', en: 'Turned in blank' },
  IG: { pt: 'Invalidada', en: 'Void' },
  AT: { pt: 'Transferido', en: 'Transferred' },
  AE: { pt: 'Saiu da escola', en: 'Left school' },
  AD: { pt: 'Pendente', en: 'Pending' },
})

type Said = (n: number, ids: readonly number[]) => string

/** One assessment or several, by their numbers. */
const named =
  (one: string, many: string): Said =>
  (n, ids) =>
    (n === 1 ? one : many).replace('%', ids.map((id) => `#${id}`).join(', '))

const counted =
  (one: string, many: string): Said =>
  (n) =>
    plural(n, one, many)

/** Warnings of a phase: the words of section 5, then what H-14 adds. */
export const avisoTexts: Readonly<Record<CodigoAviso, Readonly<Record<'pt' | 'en', Said>>>> = defineTexts({
  sem_avaliacoes: { pt: () => 'Fase não possui avaliações.', en: () => 'The phase has no assessments.' },
  sem_datas: {
    pt: () => 'Uma ou mais avaliações desta fase não estão com datas configuradas.',
    en: () => 'One or more assessments of this phase have no dates set.',
  },
  sem_participantes: {
    // Spelled so in section 5.
    pt: named(
      'Avaliacão com o ID % está sem participantes vinculados.',
      'As avaliações com os IDs % estão sem participantes vinculados.',
    ),
    en: named(
      'The assessment with ID % has no participants.',
      'The assessments with IDs % have no participants.',
    ),
  },
  sem_alunos: {
    pt: () => '⟦Nenhum aluno vinculado⟧ nas avaliações da fase.',
    en: () => 'No student is linked to the assessments of the phase.',
  },
  pendentes: {
    pt: counted('⟦Um aluno⟧ ainda não realizou avaliação.', '# ⟦alunos⟧ ainda não realizaram avaliação.'),
    en: counted(
      'One student has not taken an assessment yet.',
      '# students have not taken an assessment yet.',
    ),
  },
  folhas_extras: {
    pt: counted('Uma folha extra ainda não foi resolvida.', '# folhas extras ainda não foram resolvidas.'),
    en: counted('One extra sheet has not been settled yet.', '# extra sheets have not been settled yet.'),
  },
  notas_duplicadas: {
    pt: counted(
      'Uma nota duplicada ainda não foi resolvida.',
      '# notas duplicadas ainda não foram resolvidas.',
    ),
    en: counted('One double grade has not been settled yet.', '# double grades have not been settled yet.'),
  },
  fora_da_fase: {
    pt: named(
      'A avaliação com o ID % está com datas fora da fase.',
      'As avaliações com os IDs % estão com datas fora da fase.',
    ),
    en: named(
      'The assessment with ID % has dates outside the phase.',
      'The assessments with IDs % have dates outside the phase.',
    ),
  },
  abertas: {
    pt: named(
      'A avaliação com o ID % ainda não foi fechada.',
      'As avaliações com os IDs % ainda não foram fechadas.',
    ),
    en: named(
      'The assessment with ID % has not been closed yet.',
      'The assessments with IDs % have not been closed yet.',
    ),
  },
  quorum: {
    pt: counted('Falta ⟦um aluno⟧ para o quórum.', 'Faltam # ⟦alunos⟧ para o quórum.'),
    en: counted('One student is missing for the quorum.', '# students are missing for the quorum.'),
  },
})

/** A warning as a sentence. */
export const sentenceOf = ({ codigo, n, ids }: Aviso): { pt: string; en: string } => ({
  pt: avisoTexts[codigo].pt(n, ids),
  en: avisoTexts[codigo].en(n, ids),
})
