/** `/logado/gerenciar/questoes/arquivadas`: what was put away. */
import { QuestaoList } from './QuestaoList.tsx'

export const Screen = () => <QuestaoList arquivadas />
