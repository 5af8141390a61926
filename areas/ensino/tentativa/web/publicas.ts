/** The pages that are open to all, behind one small chunk: the first script carries no list of what the player needs. */
export const atividade = () => import('./AtividadePage.tsx')
export const relatorio = () => import('./RelatorioPage.tsx')
export const atalho = () => import('./AtalhoPage.tsx')
