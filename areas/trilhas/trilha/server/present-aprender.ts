/** Paths as learners get them. */

import type { Told } from '../../../../core/contract/endpoint.ts'
import { isInAgendamento } from '../rules.ts'
import { type Abertura, aberturaAt } from '../rules-agenda.ts'
import { mereceCertificado, percentualOf, valorDe } from '../rules-pontos.ts'
import { NIVEIS, type Regra } from '../shapes.ts'
import type {
  AulaDoAluno,
  EixoDoAluno,
  EstadoAula,
  HabilidadeDoAluno,
  NivelDoAluno,
  TrilhaDoAluno,
} from '../shapes-aprender.ts'
import type { AulaVista, EixoVisto, HabilidadeVista } from './find-progresso.ts'
import { presentRegra } from './present.ts'
import type { AprenderRow } from './queries-aprender.ts'

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

export interface Asker {
  usuario: number
  now: Date
}

/** Whether the person may work on the path, by their classes. */
export const aberturaOf = (row: AprenderRow, { usuario, now }: Asker): Abertura =>
  aberturaAt({ status: row.status, dono: row.usuario_id === usuario }, janelasOf(row), now)

export const janelasOf = ({ grupos }: AprenderRow) =>
  grupos.map(({ inicio, fim, ...grupo }) => ({ ...grupo, inicio: dateOf(inicio), fim: dateOf(fim) }))

export const pontosOf = (pontos: number, possiveis: number) => ({
  pontos_conquistados: pontos,
  pontos_possiveis: possiveis,
  percentual: percentualOf(pontos, possiveis),
})

/** The same as `podeCertificar`: the database counted the highlighted skills that are passed. */
const merecido = (row: AprenderRow, regra: Regra): boolean =>
  row.destaques_feitos === row.destaques && mereceCertificado({ ...row, destaques: [] }, regra)

export function presentAprender(row: AprenderRow, asker: Asker): Told<TrilhaDoAluno> {
  const regra = presentRegra(row.regra)
  const { situacao, abre_em, fecha_em } = aberturaOf(row, asker)
  const janelas = janelasOf(row)
  return {
    id: row.id,
    nome: row.nome,
    descricao: row.descricao,
    status: row.status,
    cenario: row.cenario,
    musica: row.musica,
    regra_id: regra.id,
    regra,
    usuario: { id: row.usuario_id, nome: row.usuario_nome },
    grupos: janelas.map(({ inicio, fim, ...grupo }) => ({
      ...grupo,
      agendamento: { inicio, fim },
    })),
    isInAgendamento: isInAgendamento(row.usuario_id === asker.usuario, janelas, asker.now),
    situacao,
    abre_em,
    fecha_em,
    ...pontosOf(row.pontos, row.possiveis),
    total_habilidades: row.habilidades,
    realizadas: row.feitas,
    concluida: row.habilidades > 0 && row.feitas === row.habilidades,
    certificado: { minimo: regra.minimo_certificado, merecido: merecido(row, regra) },
  }
}

export const presentHabilidadeDoAluno = (row: HabilidadeVista): HabilidadeDoAluno => ({
  id: row.id,
  nome: row.nome,
  descricao: row.descricao,
  ordem: row.ordem,
  ref_trilha_id: row.trilha_id,
  ref_eixo_id: row.eixo_id,
  destaque: row.destaque,
  estado: row.estado,
  motivo: row.motivo,
  proxima: row.proxima,
  dominio: row.dominio,
  ...pontosOf(row.conta.pontos, row.conta.possiveis),
  nivel: row.nivel,
  tentativas_feitas: row.vezes,
  tentativas: row.limite,
})

export const presentEixoDoAluno = (eixo: EixoVisto): EixoDoAluno => ({
  id: eixo.id,
  nome: eixo.nome,
  descricao: eixo.descricao,
  ordem: eixo.ordem,
  aberto: eixo.aberto,
  faltam: eixo.faltam,
  realizadas_eixo: eixo.habilidades.filter(({ conta }) => conta.feita).length,
  ...pontosOf(eixo.pontos, eixo.possiveis),
  habilidades: eixo.habilidades.map((one) => presentHabilidadeDoAluno(one)),
})

/** Attempts of the turn under way, by lesson. */
export type Feitas = ReadonlyMap<number, { estado: string; tela: number | null }>

function estadoDaAula(aula: AulaVista, aberto: boolean, feitas: Feitas): EstadoAula {
  const feita = feitas.get(aula.id)?.estado
  if (feita === 'iniciada') return 'em_andamento'
  if (feita === 'aguardando_correcao') return feita
  if (feita !== undefined) return 'feita'
  if (!aula.disponivel) return 'indisponivel'
  return aberto ? 'nova' : 'bloqueada'
}

const presentAulaDoAluno = (
  aula: AulaVista,
  { aberto, nome, feitas }: { aberto: boolean; nome: string; feitas: Feitas },
): AulaDoAluno => {
  const estado = estadoDaAula(aula, aberto, feitas)
  return {
    pro_id: aula.id,
    pro_titulo: aula.titulo,
    pro_codigo: aula.codigo,
    nivel_id: aula.nivel,
    dificuldade: nome,
    telas: aula.telas,
    valor: valorDe(aula.nivel),
    estado,
    nota: aula.nota?.nota ?? null,
    status: aula.nota?.status ?? null,
    pontos: aula.pontos,
    tela: estado === 'em_andamento' ? (feitas.get(aula.id)?.tela ?? null) : null,
  }
}

/** The levels that have lessons. */
export const presentNiveis = (row: HabilidadeVista, regra: Regra, feitas: Feitas): NivelDoAluno[] =>
  NIVEIS.flatMap((id) => {
    const aulas = row.aulas.filter(({ nivel }) => nivel === id)
    const conta = row.conta.niveis[id - 1]
    if (aulas.length === 0 || !conta) return []
    const nome = regra.niveis[id - 1] ?? ''
    const { aberto, faltam, pontos, possiveis } = conta
    return [
      {
        ...{ id, nome, aberto, faltam: aberto ? 0 : faltam },
        ...pontosOf(pontos, possiveis),
        projetos: aulas.map((aula) => presentAulaDoAluno(aula, { aberto, nome, feitas })),
      },
    ]
  })
