/** Handlers of the sheets that certificates are printed on. */
import { isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound, type Sentence } from '../../../../core/server/failure.ts'
import { measureImage } from '../../../../core/server/files/images.ts'
import type { ReceivedFile } from '../../../../core/server/files/multipart.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { saveFiles } from '../../../acesso/arquivo/server/public.ts'
import type { certificadoApi } from '../contract.ts'
import { layoutPolicy, layoutsPolicy } from '../policy.ts'
import { problemOfImage } from '../rules.ts'
import { certificadoTexts as texts } from '../texts.ts'
import { layoutAlvoOf, presentLayout } from './present.ts'
import * as queries from './queries.ts'

const wrongImage = (imagem: Sentence) => failure(422, 'imagem_invalida', imagem, { campos: { imagem } })

/** @throws 422 where the picture is no sheet of A4 landscape that can be printed on */
async function checkImage(file: ReceivedFile): Promise<void> {
  const { width, height } = await measureImage(file.place)
  const problem = problemOfImage({ width, height })
  if (problem === 'emPe') throw wrongImage(texts.emPe)
  if (problem === 'pequena') throw wrongImage({ pt: texts.pequena.pt(width), en: texts.pequena.en(width) })
}

/** Whose people may choose what this person sends: everybody's, their network's, or only they. */
const sharedWith = ({ actor }: Context) => ({
  geral: isAdministradorTenant(actor),
  rede_id: isAdministradorTenant(actor)
    ? null
    : (actor.redes.find(({ funcao }) => funcao === 'escrita')?.id ?? null),
})

async function layoutToEdit({ tx, actor, authorize }: Context, id: number): Promise<void> {
  const row = await queries.findLayout(tx, actor, id)
  if (!row || !can(layoutPolicy, actor, 'view', layoutAlvoOf(row))) throw notFound(texts.layoutFora)
  authorize(layoutPolicy, 'edit', layoutAlvoOf(row))
}

async function setArchived(context: Context, id: number, at: Date | null): Promise<object> {
  await layoutToEdit(context, id)
  if (await queries.archiveLayout(context.tx, id, at))
    await audit(context, {
      entidade: 'certificado_layout',
      id,
      acao: at === null ? 'desarquivar' : 'arquivar',
    })
  return {}
}

type LayoutCalls = 'layouts' | 'createLayout' | 'archiveLayout' | 'restoreLayout'

export const layoutHandlers: Pick<Handlers<typeof certificadoApi>, LayoutCalls> = {
  async layouts(context) {
    const { tx, actor, authorize } = context
    authorize(layoutsPolicy, 'list', null)
    return { layouts: (await queries.listLayouts(tx, actor)).map((row) => presentLayout(context, row)) }
  },

  async createLayout({ body, files, ...context }) {
    const { tx, actor, authorize } = context
    authorize(layoutsPolicy, 'create', null)
    const [file] = files
    if (!file) throw wrongImage(texts.semImagem)
    await checkImage(file)
    await oneAtATime(tx, 'certificado_layout')
    if ((await queries.listLayouts(tx, actor)).length >= queries.MOST_LAYOUTS)
      throw failure(422, 'muitos_layouts', texts.muitosLayouts)
    const [arquivo_id = 0] = await saveFiles({ tx, actor }, [file])
    const id = await queries.insertLayout(tx, {
      nome: body.nome?.replace(/\s+/g, ' ').trim() || file.nome.replace(/\.[^.]+$/, '').slice(0, 120),
      arquivo_id,
      tinta: body.tinta ?? 'escura',
      posicao: body.posicao ?? 'centro',
      usuario_id: actor.id,
      ...sharedWith({ ...context, files }),
    })
    const row = await queries.findLayout(tx, actor, id)
    if (!row) throw notFound(texts.layoutFora)
    await audit(context, { entidade: 'certificado_layout', id, acao: 'criar' })
    return { layout: presentLayout({ ...context, files }, row) }
  },

  archiveLayout: ({ params, ...context }) => setArchived(context, params.id, context.now),
  restoreLayout: ({ params, ...context }) => setArchived(context, params.id, null),
}
