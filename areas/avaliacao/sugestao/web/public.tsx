/** What stands beside a question elsewhere. */
export { DaQuestao } from './DaQuestao.tsx'
