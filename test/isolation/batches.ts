/** Rows of what comes in as sheets: people, schools, and a whole curriculum. */
import type { Person, TestTenant } from '../kit/tenant.ts'

/** A curriculum that the administrator imports, with a line and the image of a row. */
export async function putImportacao({ id, sql }: TestTenant, admin: Person): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into curriculo_importacao (tenant_id, usuario_id, nome, etapa, base, arquivo, formato, forma, cabecalho, colunas,
       referencias, total)
     values ($1, $2, 'x', 'livre', 'proprio', 'x', 'csv', $3, '["codigo"]', '["codigo"]', '{"x": "x"}', 1) returning id`,
    [id, admin.id, JSON.stringify({ bom: false, quebra: '\n', fim: true, recuo: 2 })],
  )
  await sql(
    `insert into curriculo_importacao_linha (tenant_id, importacao_id, numero, celulas, caminho)
     values ($1, $2, 2, '["x"]', '{x}')`,
    [id, row?.id],
  )
  await sql(
    `insert into curriculo_importacao_imagem (tenant_id, importacao_id, tabela, alvo_id, antes)
     values ($1, $2, 'habilidade', 1, '{"texto": "x"}')`,
    [id, row?.id],
  )
  return Number(row?.id)
}

/** A batch of people that the administrator sent, with a line and the image of a row. */
export async function putLote({ id, sql }: TestTenant, admin: Person): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into lote (tenant_id, usuario_id, arquivo, formato, etapa, cabecalho, colunas, total, sal)
     values ($1, $2, 'x', 'csv', 'conferido', '["nome"]', '["nome"]', 1, decode(repeat('00', 16), 'hex')) returning id`,
    [id, admin.id],
  )
  await sql(
    `insert into lote_linha (tenant_id, lote_id, numero, celulas, correcoes) values ($1, $2, 2, '["x"]', '{"nome": "x"}')`,
    [id, row?.id],
  )
  await sql(
    `insert into lote_imagem (tenant_id, lote_id, tabela, alvo_id, dono_id, antes)
     values ($1, $2, 'usuario', $3, $3, '{"nome": "x"}')`,
    [id, row?.id, admin.id],
  )
  return Number(row?.id)
}

/** A list of schools that the administrator sent for a network, with a line. */
export async function putListaDeEscolas({ id, sql, rede }: TestTenant, admin: Person): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into rede_importacao (tenant_id, usuario_id, rede_id, arquivo, formato, cabecalho, colunas, leitura, total)
     values ($1, $2, $3, 'x', 'csv', '["nome"]', '["nome"]', '{"lidas": [], "folhas": 1, "confianca": "certa"}', 1)
     returning id`,
    [id, admin.id, rede],
  )
  await sql(
    `insert into rede_importacao_linha (tenant_id, importacao_id, numero, celulas, correcoes)
     values ($1, $2, 2, '["x"]', '{"nome": "x"}')`,
    [id, row?.id],
  )
  return Number(row?.id)
}
