/** Public pages as the contract tells them, with addresses of their pictures and the facts of their paths. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context, PublicContext } from '../../../../core/server/context.ts'
import { midiasOf } from '../../../ensino/midia/server/public.ts'
import { trilhasPublicadas } from '../../trilha/server/public.ts'
import { midiasDe, trilhasDe } from '../rules.ts'
import { padraoDe } from '../rules-padrao.ts'
import type { ImagemMostrada, PaginaChave, PaginaEditavel, PaginaVista } from '../shapes.ts'
import type { PaginaRow } from './queries.ts'

type Showing = Pick<PublicContext, 'tx' | 'brand' | 'language' | 'now' | 'services'>

async function imagensOf(showing: Showing, ids: readonly number[]): Promise<ImagemMostrada[]> {
  return (await midiasOf(showing, ids)).flatMap(({ id, largura, altura, endereco, variantes }) =>
    endereco === null ? [] : [{ id, largura, altura, endereco, variantes }],
  )
}

/** A page as anybody sees it. */
export async function presentVista(
  showing: Showing,
  chave: PaginaChave,
  row: Pick<PaginaRow, 'blocos'> | undefined,
): Promise<PaginaVista> {
  const blocos = row?.blocos ?? padraoDe(chave, showing.language, showing.brand.nome)
  return {
    chave,
    propria: row?.blocos != null,
    blocos,
    imagens: await imagensOf(showing, midiasDe(blocos)),
    trilhas: await trilhasPublicadas(showing.tx, trilhasDe(blocos)),
  }
}

export async function presentEditavel(
  context: Context,
  chave: PaginaChave,
  row: PaginaRow | undefined,
): Promise<Told<PaginaEditavel>> {
  return {
    ...(await presentVista(context, chave, row)),
    versao: row?.versao ?? 0,
    alterada_em: row && row.versao > 0 ? row.alterada_em : null,
  }
}
