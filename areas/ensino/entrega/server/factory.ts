/** Deliveries put straight into the database of a test, past every call: the state that a test starts from. */
import { changer } from '../../../../core/testing/change.ts'
import { COMUM } from '../../aula/factory.ts'
import { type MadeAula, publishAula, putPublished, rewriteTelas } from '../../aula/server/factory.ts'
import { putTentativa } from '../../tentativa/server/factory.ts'
import type { EstadoEntrega } from '../contract.ts'

interface Place {
  id: number
  turma: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

const nivel = (nome: string, pontos: number) => ({ nome, descricao: '', pontos })

/** Two criteria, of 4 and of 6 points at best. */
export const RUBRICA = [
  { id: 'ideia', criterio: 'Ideia', niveis: [nivel('Começou', 1), nivel('Pronto', 4)] },
  { id: 'forma', criterio: 'Forma', niveis: [nivel('Começou', 2), nivel('Pronto', 6)] },
]

type Aberta = 'dissertativa' | 'envio_arquivo'

/** A lesson given to the tenant's class that asks for one delivery, and then one question. */
export const putAulaAberta = (
  tenant: Place,
  autor: { id: number },
  {
    tipo = 'dissertativa' as Aberta,
    rubrica = [] as typeof RUBRICA,
    fim = null as Date | null,
    turma = tenant.turma,
  } = {},
) =>
  putPublished(tenant, autor, {
    titulo: 'Carta ao museu',
    fim,
    turma,
    telas: [
      tipo === 'dissertativa'
        ? { tipo, conteudo: { ...COMUM, rubrica, minimo: 0, maximo: 2_000 } }
        : { tipo, conteudo: { ...COMUM, rubrica, arquivos: 2 } },
      {
        tipo: 'resposta_curta',
        conteudo: { ...COMUM, aceitas: ['chuva'], maiusculas: false },
      },
    ],
  })

/** The open screen of the lesson gets another rubric, and the lesson its next version. Returns its number. */
export async function changeRubrica(
  tenant: Place,
  autor: { id: number },
  { id, telas }: MadeAula,
  rubrica: typeof RUBRICA,
): Promise<number> {
  await rewriteTelas(tenant, telas.slice(0, 1), { rubrica })
  return publishAula(tenant, autor, id)
}

interface Given {
  estado?: EstadoEntrega
  texto?: string
  turma?: number
  nota?: number
}

/** An attempt of `aluno`, the question answered right, and its delivery in any state. */
export async function putEntrega(
  tenant: Place,
  aluno: { id: number },
  { id: aula, versao, telas: [aberta, outra] }: MadeAula & { versao: number },
  { estado = 'enviada', texto = 'Prezado museu', turma = tenant.turma, nota = 8 }: Given = {},
): Promise<{ id: number; tentativa: number; tela: number }> {
  const open = estado === 'pendente'
  const corrected = estado === 'corrigida'
  const { id: tentativa } = await putTentativa(
    tenant,
    aluno,
    { id: aula, versao },
    {
      turma,
      estado: open ? 'iniciada' : corrected ? 'corrigida' : 'aguardando_correcao',
      nota: corrected ? (nota + 10) / 2 : null,
      respostas: [
        { tela: aberta as number, resposta: { texto }, fracao: corrected ? nota / 10 : null },
        { tela: outra as number, resposta: { texto: 'chuva' }, fracao: 1 },
      ],
    },
  )
  const [{ id } = { id: 0 }] = await tenant.sql<{ id: number }>(
    `insert into entrega (tenant_id, tentativa_id, tela_id, aula_id, versao, usuario_id, turma_id, estado, texto, vez,
       enviada_em, nota, corrigida_por, corrigida_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10 then 0 else 1 end,
       case when $10 then null else clock_timestamp() end, $11, case when $12 then $13::bigint end, case when $12 then now() end)
     returning id`,
    [
      ...[tenant.id, tentativa, aberta, aula, versao, aluno.id, turma, estado, texto, open],
      ...[corrected ? nota : null, corrected, aluno.id],
    ],
  )
  return { id: Number(id), tentativa: Number(tentativa), tela: Number(aberta) }
}

interface Escrita {
  nota?: number | null
  comentario?: string
  marcas?: readonly object[]
  pronta?: boolean
  refazer?: boolean
}

/** A correction of what stands in a delivery, under way or ready. */
export const putCorrecao = async (
  { id: tenant, sql }: Place,
  autor: { id: number },
  entrega: number,
  { nota = 8, comentario = '', marcas = [], pronta = false, refazer = false }: Escrita = {},
): Promise<void> => {
  await sql(
    `insert into entrega_correcao (tenant_id, entrega_id, vez, usuario_id, autor_id, nota, comentario, marcas, pronta, refazer)
     select tenant_id, id, vez, usuario_id, $3, $4, $5, $6, $7, $8 from entrega where tenant_id = $1 and id = $2`,
    [tenant, entrega, autor.id, nota, comentario, JSON.stringify(marcas), pronta, refazer],
  )
}

/** Words of a teacher that serve again; `rede`: the school that shares them. */
export async function putFrase(
  { id: tenant, sql }: Place,
  autor: { id: number },
  { rede = null, texto = 'Leia em voz alta.' }: { rede?: number | null; texto?: string } = {},
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into entrega_frase (tenant_id, autor_id, rede_id, criterio, texto) values ($1, $2, $3, '', $4)
     on conflict (tenant_id, autor_id, md5(criterio || ':' || texto)) do update set rede_id = excluded.rede_id
     returning id::int`,
    [tenant, autor.id, rede, texto],
  )
  return row?.id ?? 0
}

/** What a delivery is, whatever it was before. */
export const changeEntrega = changer('entrega')
