/** What other areas may use: the screens of an import, from sending to undoing. They say what differs. */
export { AnterioresTable } from './importar/AnterioresTable.tsx'
export { ColunasForm } from './importar/ColunasForm.tsx'
export { DescartarButton } from './importar/DescartarButton.tsx'
export { DesfazerCard } from './importar/DesfazerCard.tsx'
export { EnviarForm } from './importar/EnviarForm.tsx'
export { GravadaResult } from './importar/GravadaResult.tsx'
export { GravarFoot } from './importar/GravarFoot.tsx'
export { ImportacaoPage } from './importar/ImportacaoPage.tsx'
