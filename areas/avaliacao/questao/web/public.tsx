/** What other areas may use of questions: how one is drawn. */
export { Blocos } from './editar/Blocos.tsx'
export { QuestaoView } from './QuestaoView.tsx'
