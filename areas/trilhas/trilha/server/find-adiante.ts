/** Where a path goes on after a lesson, and what the lesson lit of its stone. */
import type { Caminho } from '../../../ensino/tentativa/server/public.ts'
import { listFeitasNaVez } from '../../../ensino/tentativa/server/public-feito.ts'
import { acesas, contarHabilidade } from '../rules-pontos.ts'
import { aulaDaVez } from '../rules-vez.ts'
import { readProgresso } from './find-progresso.ts'
import { presentRegra } from './present.ts'
import { aberturaOf, presentNiveis } from './present-aprender.ts'
import { findAprender } from './queries-aprender.ts'
import { listMelhores } from './queries-contar.ts'
import { findPasso } from './queries-vez.ts'

export const adiante: Caminho['adiante'] = async ({ tx, actor, now }, vez, aula) => {
  const usuario = actor.id
  const passo = await findPasso(tx, vez, aula)
  if (!passo || passo.usuario_id !== usuario || passo.removida) return undefined
  const row = await findAprender(tx, actor, passo.trilha_id)
  if (!row || row.status === 3 || (row.grupos.length === 0 && row.usuario_id !== usuario)) return undefined
  const lugar = { usuario, trilha: row.id, habilidade: passo.habilidade_id }
  const regra = presentRegra(row.regra)
  const { situacao } = aberturaOf(row, { usuario, now })
  const [eixos, feitas, outras] = await Promise.all([
    readProgresso(tx, usuario, { trilha: row.id, regra, situacao }),
    listFeitasNaVez(tx, vez),
    listMelhores(tx, lugar, { vez, aula }),
  ])
  const todas = eixos.flatMap(({ habilidades }) => habilidades)
  const here = todas.find(({ id }) => id === passo.habilidade_id)
  if (!here) return undefined
  const { nome, conta, destaque } = here
  const antes = contarHabilidade(outras, { destaque, regra })
  const open = situacao === 'aberta' && !passo.passada
  const proxima = open ? aulaDaVez(presentNiveis(here, regra, feitas)) : undefined
  const parada = todas.find((one) => one.proxima && one.id !== here.id)
  return {
    trilha: row.id,
    habilidade: nome,
    luzes: acesas(conta.pontos, conta.possiveis),
    antes: acesas(antes.pontos, antes.possiveis),
    feita: conta.feita,
    proxima: proxima ? { id: proxima.pro_id, titulo: proxima.pro_titulo } : null,
    parada: parada ? { id: parada.id, nome: parada.nome } : null,
  }
}
