/** Addresses of files of questions. */
import { href } from '../../../../core/web/routes.ts'

export const importarPlace = (): string => href('/logado/gerenciar/questoes/importar')

/** One that was sent. */
export const arquivoPlace = (id: number): string => `${importarPlace()}?importacao=${id}`
