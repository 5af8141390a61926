/** The bank of questions as a teacher opens it, for `npm run bench`: its list with its facets, words looked for, one question. */
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { questaoApi } from '../areas/avaliacao/questao/contract.ts'
import { toRequest } from '../core/contract/request.ts'
import type { AbertasWorld } from './abertas.ts'

/** In the bank of the network of `abertas.ts`. */
export const QUESTOES = 3_000
const LINHAS = 30
/** Letters of a statement that a list shows. */
const SHOWN = 300
/** What every tenth statement or so says. */
const PALAVRA = 'agricultor'

interface Row {
  nome: string
  path: string
  token: string
  /** Where the bare server gives the same. */
  nua: string
  /** Of the bare server's rate, in percent. */
  meta: number
}

export const banco = ({ professora: { token }, questao }: AbertasWorld): Row[] => {
  const page = { pagina: 1, linhas: LINHAS }
  return [
    {
      ...{ nome: `banco (${LINHAS} de ${QUESTOES} questões, facetas)`, nua: '/banco', token, meta: 50 },
      path: toRequest(questaoApi.list, { query: page }).url,
    },
    {
      ...{ nome: 'banco, uma palavra', nua: '/banco/palavra', token, meta: 50 },
      path: toRequest(questaoApi.list, { query: { ...page, busca: PALAVRA } }).url,
    },
    {
      ...{ nome: 'banco, uma questão', nua: '/banco/questao', token, meta: 50 },
      path: toRequest(questaoApi.find, { params: { id: questao } }).url,
    },
  ]
}

/** The networks over a teacher's classes. */
const REDES = `any(array(select unnest(r.caminho) from vinculo v join turma t on t.tenant_id = $1 and t.id = v.turma_id
  join rede r on r.tenant_id = $1 and r.id = t.rede_id where v.tenant_id = $1 and v.usuario_id = $2 and v.papel = 'professor'))`
const VISTA = `(q.usuario_id = $2 or (q.estado = 'aprovada' and q.rede_id = ${REDES}))`

const REFS = ['disciplina', 'periodo', 'rede']
  .map(
    (name) =>
      `(select jsonb_build_object('id', x.id, 'nome', x.nome) from ${name} x where x.tenant_id = $1 and x.id = q.${name}_id) as ${name}`,
  )
  .join(', ')
const LINHA = `q.id, q.tipo, q.titulo, left(q.texto, ${SHOWN}) as texto, q.dificuldade, q.estado, q.repassar, q.versao, q.revisao,
  q.alterada_em, ${REFS}, (select jsonb_build_object('id', u.id, 'nome', u.nome) from usuario u
    where u.tenant_id = $1 and u.id = q.usuario_id) as autor,
  exists (select from questao_favorita f where f.tenant_id = $1 and f.questao_id = q.id and f.usuario_id = $2) as favorita,
  (select jsonb_agg(jsonb_build_object('id', h.id, 'codigo', h.codigo, 'texto', h.texto) order by y.ordem) from questao_habilidade y
    join habilidade h on h.tenant_id = $1 and h.id = y.habilidade_id where y.tenant_id = $1 and y.questao_id = q.id) as habilidades,
  (select jsonb_agg(g.nome) from questao_tag y join tag g on g.tenant_id = $1 and g.id = y.tag_id
    where y.tenant_id = $1 and y.questao_id = q.id) as tags`

const lista = (where: string) => `with m as materialized (select q.* from questao q
    where q.tenant_id = $1 and q.estado <> 'arquivada' and ${VISTA} ${where} order by q.id desc limit 5001)
  select (select jsonb_agg(x) from (select ${LINHA} from m q order by q.id desc limit ${LINHAS}) x) as questoes,
    (select count(*) from m) as total,
    (select jsonb_agg(x) from (select disciplina_id, periodo_id, dificuldade, bloom, tipo, estado, usuario_id = $2 as minha, licenca,
        count(*) from m group by grouping sets ((disciplina_id), (periodo_id), (dificuldade), (bloom), (tipo), (estado),
        (usuario_id = $2), (licenca))) x) as facetas,
    (select jsonb_agg(x) from (select h.id, h.codigo, count(*) from m join questao_habilidade y on y.tenant_id = $1
        and y.questao_id = m.id join habilidade h on h.tenant_id = $1 and h.id = y.habilidade_id group by h.id, h.codigo
        order by 3 desc limit 200) x) as habilidades,
    (select count(*) from questao q where q.tenant_id = $1 and q.estado = 'arquivada' and ${VISTA}) as arquivadas`

const DIZ = `and q.id in (select p.questao_id from questao_palavra p where p.tenant_id = $1
  and p.palavra = any(tsvector_to_array(to_tsvector('portuguese', para_busca($3)))))`

const QUESTAO = `select ${LINHA}, q.conteudo, q.comando, q.analises, q.bloom, q.fonte, q.autoria, q.licenca, q.idioma, q.explicacao,
    (select b.html from texto_base b where b.tenant_id = $1 and b.id = q.texto_base_id) as base
  from questao q where q.tenant_id = $1 and q.id = $3 and ${VISTA}`

export function serveBanco(app: FastifyInstance, pool: pg.Pool, world: AbertasWorld): void {
  const who = [world.tenant, world.professora.id]
  const give = (path: string, text: string, values: readonly unknown[]) =>
    app.get(path, async () => ({
      status: 'sucesso',
      linhas: (await pool.query({ name: path, text, values: [...values] })).rows,
    }))
  give('/banco', lista(''), who)
  give('/banco/palavra', lista(DIZ), [...who, PALAVRA])
  give('/banco/questao', QUESTAO, [...who, world.questao])
}
