/** What the end of a lesson asks for: what it was about, what may be done again, and where it goes on. */
import { useCall } from '../../../../../core/web/data.ts'
import { useOnline } from '../../../../../core/web/device/network.ts'
import { href } from '../../../../../core/web/routes.ts'
import { turmaAulaApi } from '../../../aula/contract-turma.ts'
import { playlistApi } from '../../../playlist/contract.ts'
import { tentativaApi } from '../../contract.ts'
import type { Passo } from '../../contract-fim.ts'
import { seguinteOf } from './seguir.ts'

export interface Seguir {
  href: string
  nome: string
  /** A skill of the path, not a lesson. */
  pedra: boolean
}

interface Lugar {
  tentativa: number
  aula: number
  turma: number | null
  /** The turn of a path, and how its map is looked at. */
  vez: number | null
  eixo: number | null
  /** It is over, and the server knows. */
  pronta: boolean
}

const ABERTAS = { situacao: 'aberta', pagina: 1, linhas: 30 } as const

function naTrilha(passo: Passo, { vez, eixo }: Pick<Lugar, 'vez' | 'eixo'>): Seguir | null {
  const { trilha, proxima, parada } = passo
  const so = eixo === null ? '' : `&eixo=${eixo}`
  if (proxima)
    return {
      href: `/logado/aula/${proxima.id}?vez=${vez}&trilha=${trilha}${so}`,
      nome: proxima.titulo,
      pedra: false,
    }
  return parada
    ? { href: `/logado/trilhas/${trilha}?habilidade=${parada.id}`, nome: parada.nome, pedra: true }
    : null
}

/** The lesson that follows in the class; undefined: not known yet. */
function useNaTurma(aula: number, turma: number | null): Seguir | null | undefined {
  const params = { turma: turma ?? 0 }
  const enabled = turma !== null
  const dadas = useCall(turmaAulaApi.listTurma, { params, query: ABERTAS }, { enabled })
  const listas = useCall(playlistApi.listTurma, { params }, { enabled })
  if (!enabled) return null
  if (dadas.isPending || listas.isPending) return undefined
  const ids = (listas.data?.playlists ?? []).map(({ projetos }) => projetos.map(({ id }) => id))
  const ordem = ids.find((own) => own.includes(aula))
  const found = seguinteOf(dadas.data?.aulas ?? [], aula, ordem)
  if (!found) return null
  const { id, titulo, tempo_limite } = found.aula
  // One with a clock asks before it starts, in the list.
  const to =
    tempo_limite === null
      ? href('/logado/turmas/turma/:id/aula/:aula', { id: params.turma, aula: id })
      : href('/logado/turmas/turma/:id/aulas', { id: params.turma })
  return { href: to, nome: titulo, pedra: false }
}

/** `espera`: what comes next is not known yet. */
export function useSeguir(lugar: Lugar) {
  const { tentativa, aula, turma, vez, pronta } = lugar
  // Without network there is nothing to ask: the lesson ends with what the device knows.
  const online = useOnline()
  const { data, isPending } = useCall(
    tentativaApi.fim,
    { params: { tentativa } },
    { enabled: pronta && online },
  )
  const turmaSegue = useNaTurma(aula, pronta && online && vez === null ? turma : null)
  const passo = data?.passo ?? null
  return {
    habilidades: data?.habilidades ?? [],
    passo,
    refazer: data?.refazer ?? [],
    sugestoes: data?.sugestoes ?? [],
    /** The server has said what may be done again. */
    sabida: data !== undefined,
    seguir: passo ? naTrilha(passo, lugar) : (turmaSegue ?? null),
    espera: pronta && online && (isPending || turmaSegue === undefined),
  }
}
