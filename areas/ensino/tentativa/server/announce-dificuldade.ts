/** Telling teachers that a pupil is in difficulty with a skill (H-26, 'alerta de dificuldade'). */
import type { Job } from '../../../../core/server/jobs.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { findTurma, membersOf } from '../../../escola/turma/server/public.ts'
import { listPeloCodigo } from '../../curriculo/server/public-citar.ts'
import { dificuldades } from '../rules-dificuldade.ts'
import { findTentativa } from './queries.ts'
import { listMarcadas } from './queries-dificuldade.ts'

const SHOWN = 90
const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text)

/** Once for each pupil and skill until a right answer, however often it runs. */
async function look({ tenantId, payload, database }: Job<{ tentativa: number }>): Promise<void> {
  await database.asTenant(tenantId, async (tx) => {
    const row = await findTentativa(tx, payload.tentativa)
    if (!row || row.turma_id === null) return
    const found = dificuldades(await listMarcadas(tx, row))
    const turma = found.length > 0 ? await findTurma(tx, row.turma_id) : undefined
    if (turma?.status !== 'ativa') return
    const members = await membersOf(tx, turma.id)
    const aluno = members.find(({ id, papel }) => id === row.usuario_id && papel === 'aluno')
    // Who left the class is no longer followed here.
    if (!aluno) return
    const teachers = members.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
    const words = await listPeloCodigo(
      tx,
      found.map(({ codigo }) => codigo),
    )
    for (const { codigo, desde } of found)
      await notifyUsers(
        tx,
        teachers,
        {
          tipo: 'dificuldade',
          dados: {
            autor: aluno.nome,
            codigo,
            habilidade: cut(words.get(codigo)?.texto ?? ''),
            turma: turma.nome,
          },
          destino: `/logado/turmas/turma/${turma.id}/relatorios/portfolio?aluno=${aluno.id}`,
        },
        { chave: `dificuldade:${aluno.id}:${codigo}:${desde?.getTime() ?? 0}` },
      )
  })
}

export const procurarDificuldade = look
