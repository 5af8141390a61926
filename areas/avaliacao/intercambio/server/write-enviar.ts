/** Taking a file of questions: opened and its pictures drawn outside of any transaction, then rehearsed in one. */
import { audit } from '../../../../core/server/audit.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { invalid } from '../../../../core/server/failure.ts'
import { entrarImagens, guardarImagens } from '../../../ensino/midia/server/public-trazer.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import type { intercambioApi } from '../contract.ts'
import { intercambioTexts } from '../texts.ts'
import { shown } from './find.ts'
import { findCatalogo } from './find-catalogo.ts'
import { itensNovos, lerArquivo } from './find-itens.ts'
import { findNossas } from './find-nossas.ts'
import { startComparar } from './jobs-comparar.ts'
import * as queries from './queries.ts'

/** The folder goes with what was sent. */
export const enviar: Handlers<typeof intercambioApi>['createImportacao'] = async ({
  asPerson,
  files,
  services,
  brand,
}) => {
  const usuario = await asPerson(async ({ actor, authorize }) => {
    authorize(bancoPolicy, 'write', null)
    return actor.id
  })
  const [file] = files
  if (!file) throw invalid({ arquivos: intercambioTexts.semArquivo }, intercambioTexts.semArquivo)
  const folder = `${file.place}-figuras`
  const lido = await lerArquivo(file.place, file.nome, folder)
  const nossas = await findNossas({ asPerson, services, brand }, lido, file.nome)
  const trazidas = lido.achadas.map((achada, n) => ({ ...achada, place: `${folder}/${n}` }))
  const { imagens, letGo } = await guardarImagens({ services, tenantId: brand.ownerId }, usuario, trazidas)
  try {
    return await asPerson(async (context) => {
      const { tx, actor, authorize } = context
      authorize(bancoPolicy, 'write', null)
      const row = {
        usuario_id: actor.id,
        arquivo: file.nome,
        formato: lido.formato,
        total: lido.itens.length,
        avisos: lido.avisos.slice(0, 20),
      }
      const id = await queries.insertImportacao(tx, row)
      const destinos = await entrarImagens(tx, { usuario: actor.id, importacao: id }, imagens)
      const ditas = lido.itens.flatMap(({ questao }) => questao?.catalogo ?? [])
      const catalogo = await findCatalogo(context, ditas)
      await queries.insertItens(tx, id, itensNovos(lido, destinos, { catalogo, nossas }))
      const contagem = await queries.matchItens(tx, { id, ...row })
      await queries.updateImportacao(tx, id, { contagem })
      await startComparar(tx, actor, id)
      const depois = { arquivo: file.nome, questoes: row.total }
      await audit(context, {
        entidade: 'questao_importacao',
        id,
        acao: 'enviar_questoes',
        mudanca: { depois },
      })
      return shown(context, id)
    })
  } catch (error) {
    await letGo().catch(() => {})
    throw error
  }
}
