/** What the data officer and the guardians find: requests, incidents, a retention chosen, time of use. */

import { sessaoRows } from '../areas/acesso/sessao/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { prazoFrom } from '../areas/gestao/privacidade/rules.ts'
import { privacidadeRows } from '../areas/gestao/privacidade/server/factory-rows.ts'
import { dayAt } from '../core/contract/time.ts'
import { daysAgo } from './clock.ts'
import type { Setting } from './network.ts'

interface VinculoRow {
  usuario_id: number
  papel: string
  aluno_id: number | null
}
interface UsuarioRow {
  id: number
  nome: string
}

/** Minutes on each of the days before today, the latest first; counted in fives. */
const USED = [20, 35, 0, 25, 15, 40, 30, 10, 25, 20]

const NOTHING = { campos: [], atos: [], quem: [] }

/** What the pupils of whom guardians read used lately. */
function buildTempo({ draft, now }: Setting, vinculos: readonly VinculoRow[]): void {
  for (const aluno of new Set(vinculos.flatMap(({ aluno_id }) => aluno_id ?? [])))
    USED.forEach((minutos, days) => {
      const contado = daysAgo(now, days + 1, 19)
      if (minutos > 0)
        draft.put(privacidadeRows.tempo_uso, {
          usuario_id: aluno,
          dia: dayAt(contado),
          minutos,
          contado_em: contado,
        })
    })
}

/** An erasure that a pupil asked for, which waits for guardian and school; a copy that a teacher got. */
function buildPedidos({ draft, now }: Setting, vinculos: readonly VinculoRow[]): void {
  const led = new Set(vinculos.flatMap(({ aluno_id }) => aluno_id ?? []))
  const matriculas = draft.rows(turmaRows.matricula) as readonly { aluno_id: number }[]
  const aluno = matriculas.findLast(({ aluno_id }) => !led.has(aluno_id))?.aluno_id
  const professor = vinculos.findLast(({ papel }) => papel === 'professor')?.usuario_id
  if (aluno === undefined || professor === undefined) return
  const [asked, older] = [daysAgo(now, 3, 16), daysAgo(now, 26, 9)]
  draft.add(privacidadeRows.pedido_dados, {
    tipo: 'exclusao',
    usuario_id: aluno,
    pedido_por: aluno,
    via: 'pessoa',
    estado: 'aguardando_aprovacao',
    motivo: 'Vou estudar em outra cidade no ano que vem.',
    prazo: prazoFrom(asked),
    levantamento: { usuario: 1, dado_pessoal: 1, matricula: 1, preferencia: 2 },
    concluido_em: null,
    created_at: asked,
    updated_at: asked,
  })
  draft.add(privacidadeRows.pedido_dados, {
    tipo: 'exportacao',
    usuario_id: professor,
    pedido_por: professor,
    via: 'pessoa',
    estado: 'concluida',
    motivo: '',
    prazo: prazoFrom(older),
    levantamento: {},
    concluido_em: daysAgo(now, 26, 9, 4),
    created_at: older,
    updated_at: daysAgo(now, 26, 9, 4),
  })
}

export function buildPrivacidade(setting: Setting): void {
  const { draft, now } = setting
  const vinculos = draft.rows(sessaoRows.vinculo) as readonly VinculoRow[]
  buildTempo(setting, vinculos)
  buildPedidos(setting, vinculos)
  const usuarios = draft.rows(sessaoRows.usuario) as readonly UsuarioRow[]
  const holding = (papel: string) => {
    const id = vinculos.find((one) => one.papel === papel)?.usuario_id
    return usuarios.find((one) => one.id === id)
  }
  const encarregado = holding('encarregado')
  const gestor = holding('gestor_rede')
  if (!encarregado || !gestor) return
  const at = (days: number, hour: number, minute = 0) => daysAgo(now, days, hour, minute).toISOString()
  draft.add(privacidadeRows.incidente, {
    titulo: 'Planilha enviada ao endereço errado',
    descricao:
      'Uma planilha com nomes e RA de alunos foi anexada a um e-mail para um endereço de fora da rede. Quem recebeu confirmou que apagou o arquivo.',
    medidas: 'Acesso à exportação restrito a quem tem segundo fator. Equipe orientada.',
    ciencia_em: at(70, 10, 15),
    inicio: at(72, 8),
    fim: at(70, 10),
    entidade: 'usuario',
    quem_id: gestor.id,
    levantamento: {
      ...NOTHING,
      linhas: 2,
      pessoas: 1,
      criancas: 1,
      exportadas: 31,
      campos: ['nome', 'ra'],
      atos: [
        { entidade: 'usuario', acao: 'exportar', vezes: 1 },
        { entidade: 'usuario', acao: 'mudar', vezes: 1 },
      ],
      quem: [{ id: gestor.id, nome: gestor.nome, vezes: 2 }],
    },
    comunicado_em: at(69, 16, 30),
    completado_em: at(58, 11),
    registrado_por: encarregado.id,
    created_at: at(70, 11),
    updated_at: at(58, 11),
  })
  draft.add(privacidadeRows.incidente, {
    titulo: 'Celular da secretaria perdido com a conta aberta',
    descricao: 'O aparelho ficou em um ônibus no fim da tarde. A conta tinha a lista de turmas aberta.',
    medidas: 'Sessões da conta encerradas no mesmo dia.',
    ciencia_em: at(1, 8, 20),
    inicio: at(2, 17),
    fim: at(1, 8, 10),
    entidade: null,
    quem_id: gestor.id,
    levantamento: { ...NOTHING, linhas: 0, pessoas: 0, criancas: 0, exportadas: 0 },
    comunicado_em: null,
    completado_em: null,
    registrado_por: encarregado.id,
    created_at: at(1, 9),
    updated_at: at(1, 9),
  })
  draft.put(privacidadeRows.retencao_dado, {
    tabela: 'tempo_uso',
    dias: 90,
    mudada_por: encarregado.id,
    updated_at: at(40, 14),
  })
}
