/** Rows of certificates as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { can } from '../../../../core/policy/policy.ts'
import { originOf } from '../../../../core/server/brand.ts'
import type { Context, PublicContext } from '../../../../core/server/context.ts'
import { fileUrl } from '../../../acesso/arquivo/server/public.ts'
import { certificadoPolicy, layoutPolicy } from '../policy.ts'
import { checkUrl } from '../rules.ts'
import type { Certificado, Conferido, Emitido, Layout } from '../shapes.ts'
import type { CertificadoRow, LayoutRow } from './queries.ts'

export const alvoOf = ({ usuario_id, autor_id, caminho, ensina }: CertificadoRow) => ({
  usuario: usuario_id,
  autor: autor_id,
  ensina,
  redeCaminho: caminho,
})

export const layoutAlvoOf = ({ autor, geral, caminho, na_rede }: LayoutRow) => ({
  autor,
  geral,
  redeCaminho: caminho,
  naRede: na_rede,
})

export function presentLayout({ services, brand, actor, now }: Context, row: LayoutRow): Layout {
  const { secretKey } = services.config
  const file = { id: row.arquivo_id, nome: row.arquivo_nome }
  return {
    id: row.id,
    nome: row.nome,
    imagem: fileUrl(secretKey, brand.ownerId, file, now),
    miniatura: fileUrl(secretKey, brand.ownerId, file, now, 'miniatura'),
    tinta: row.tinta,
    posicao: row.posicao,
    permissaoEditar: can(layoutPolicy, actor, 'edit', layoutAlvoOf(row)),
  }
}

/** What is printed, and no more. */
export const presentConferido = (row: CertificadoRow): Told<Conferido> => ({
  codigo: row.codigo,
  nome: row.nome,
  trilha: row.trilha_nome,
  carga_horaria: row.carga_horaria,
  emitido_em: row.emitido_em,
  emissor: row.emissor,
  situacao: row.revogado_em === null ? 'valido' : 'revogado',
})

/** Where the public checks it: the address in the QR code. */
export const urlOf = ({ brand, services }: Pick<PublicContext, 'brand' | 'services'>, codigo: string) =>
  checkUrl(originOf(brand, services.config.publicUrl), codigo)

export const present = (context: Context, row: CertificadoRow): Told<Certificado> => ({
  ...presentConferido(row),
  id: row.id,
  trilha_id: row.trilha_id,
  url: urlOf(context, row.codigo),
  motivo: row.motivo,
})

export const presentEmitido = (context: Context, row: CertificadoRow): Told<Emitido> => ({
  ...present(context, row),
  aluno: row.usuario_id,
  revogado_em: row.revogado_em,
  permissaoEditar: can(certificadoPolicy, context.actor, 'edit', alvoOf(row)),
})
