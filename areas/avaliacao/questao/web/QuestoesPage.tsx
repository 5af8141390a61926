/** `/logado/gerenciar/questoes`: the bank of questions. */
import { QuestaoList } from './QuestaoList.tsx'

export const Screen = () => <QuestaoList />
