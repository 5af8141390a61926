/** Canaries: in every text that may hold one. */
import type { TestTenant } from '../kit/tenant.ts'

/** Columns whose values are listed by their type, and by no check: they hold no free text either. */
const LISTED = [
  'aula_versao.navegacao',
  'curriculo_importacao.forma',
  'curriculo_importacao.leitura',
  'lote.leitura',
  'curriculo_importacao_linha.muda',
  'rede_importacao.leitura',
  'retida.limite',
]

/** Puts the canary in every text, list of texts and object of the tenant's rows that may hold it. */
export async function sow(tenant: TestTenant, canary: string): Promise<string[]> {
  const columns = await tenant.sql<{ tabela: string; coluna: string; tipo: string }>(`
    select c.relname as tabela, a.attname as coluna, t.typname as tipo
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and t.typname in ('text', 'jsonb', '_text')
      and a.attgenerated = ''
      and exists (select from pg_attribute x where x.attrelid = c.oid and x.attname = 'tenant_id')
    order by 1, 2`)
  const sown: string[] = []
  for (const { tabela, coluna, tipo } of columns.filter(
    (one) => !LISTED.includes(`${one.tabela}.${one.coluna}`),
  )) {
    const value = {
      // Unique columns stay unique: each row's canary carries its place on the disk.
      text: `$2 || replace(ctid::text, ',', '-')`,
      _text: `array[$2::text]`,
      jsonb: `(select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb($2::text) else value end) from jsonb_each(${coluna}))`,
    }[tipo]
    try {
      const changed = await tenant.sql(
        `update ${tabela} set ${coluna} = ${value}
         where tenant_id = $1 and ${coluna} is not null
           ${tipo === 'jsonb' ? `and ${coluna} <> '{}' and jsonb_typeof(${coluna}) = 'object'` : ''} returning 1`,
        [tenant.id, canary],
      )
      if (changed.length > 0) sown.push(`${tabela}.${coluna}`)
    } catch (error) {
      // A column whose values are listed or shaped by a check holds no free text.
      if ((error as { code?: string }).code !== '23514') throw error
    }
  }
  return sown
}
