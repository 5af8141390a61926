/** Whether a file is what its name says, and safe to hand on: the worker looks (`inside/inspect.ts`). */
import { refuseHeavy } from '../untrusted/lost.ts'
import { type Lane, untrusted } from '../untrusted/open.ts'
import type * as Inside from './inside/inspect.ts'

const inside = untrusted<typeof Inside>(import.meta.url, './inside/inspect')

/**
 * Inspects the file at `file`, whose cleaned name is `nome` and whose extension is `extensao` (lower case, with the
 * dot). @throws 415 `arquivo_invalido` for an empty file, a content of another kind, a bomb, or macros
 */
export const inspectFile = (
  file: string,
  { nome, extensao }: { nome: string; extensao: string },
  lane: Lane = 'request',
) =>
  lane === 'request'
    ? inside(lane).inspectFile(file, { nome, extensao }).catch(refuseHeavy(nome))
    : inside(lane).inspectFile(file, { nome, extensao })
