/** Notices of the network: one to everybody of its classes that most have read, one to teachers alone. */

import { sessaoRows } from '../areas/acesso/sessao/server/factory-rows.ts'
import { forumRows } from '../areas/conversa/forum/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { daysAgo, schoolMoments } from './clock.ts'
import type { Person, Setting, TurmaPeople } from './network.ts'
import { openRandom } from './random.ts'

interface AvisoRedeDemo {
  titulo: string
  texto: string
  papeis: readonly ('aluno' | 'responsavel' | 'professor')[]
  pedeCiente: boolean
  abertoHa: number
  /** The share of its people who have read it. */
  lido: number
}

const AVISOS: readonly AvisoRedeDemo[] = [
  {
    titulo: 'Semana da rede: mostra de trabalhos no sábado',
    texto:
      '<p>No sábado as escolas abrem das 9h às 12h para a mostra de trabalhos. Famílias são bem-vindas; a entrada é pela portaria principal.</p>',
    papeis: ['aluno', 'responsavel', 'professor'],
    pedeCiente: false,
    abertoHa: 9,
    lido: 0.7,
  },
  {
    titulo: 'Formação: como acompanhar a leitura dos avisos',
    texto:
      '<p>Na quinta, às 18h30, o encontro é por vídeo. Confirme a leitura por aqui: quem não puder vir recebe a gravação.</p>',
    papeis: ['professor'],
    pedeCiente: true,
    abertoHa: 6,
    lido: 0.5,
  },
]

export function buildAvisosRede({ draft, now }: Setting, turmas: readonly TurmaPeople[], seed: number): void {
  const random = openRandom(seed)
  const [rede] = draft.rows(turmaRows.rede) as readonly { id: number }[]
  const bonds = draft.rows(sessaoRows.vinculo) as readonly {
    papel: string
    funcao: string
    usuario_id: number
  }[]
  const gestor = bonds.find(({ papel, funcao }) => papel === 'gestor_rede' && funcao === 'escrita')
  if (!rede || !gestor) return
  for (const { titulo, texto, papeis, pedeCiente, abertoHa, lido } of AVISOS) {
    const at = daysAgo(now, abertoHa, 10)
    const aviso = draft.add(forumRows.aviso_rede, {
      rede_id: rede.id,
      usuario_id: gestor.usuario_id,
      titulo,
      conteudo: texto,
      papeis,
      pede_ciente: pedeCiente,
      anunciado_em: at,
      created_at: at,
    })
    for (const turma of turmas) {
      const topico = draft.add(forumRows.topico, {
        turma_id: turma.id,
        usuario_id: gestor.usuario_id,
        tipo: 'aviso',
        titulo,
        status: '1',
        status_data: 1,
        agendar: false,
        inicio: null,
        fim: null,
        avaliativo: false,
        apenas_leitura: false,
        bloqueado: false,
        permitir_anexos: false,
        notificar_professores: true,
        notificar_alunos_abertura: true,
        notificar_alunos_interacoes: true,
        fixado: false,
        urgente: false,
        pede_ciente: pedeCiente,
        temas: [],
        versao: 1,
        total_interacoes: 0,
        total_curtidas: 0,
        ultima_interacao: at,
        created_at: at,
        updated_at: at,
        anunciado_em: at,
        aviso_rede_id: aviso,
        papeis,
      })
      const mensagem = draft.add(forumRows.mensagem, {
        topico_id: topico,
        resposta_id: null,
        raiz_id: null,
        abertura: true,
        usuario_id: gestor.usuario_id,
        nivel: 0,
        conteudo: texto,
        ocultar: false,
        retida: false,
        versao: 1,
        total_curtidas: 0,
        total_votos: 0,
        created_at: at,
        editada_em: null,
      })
      const readers: Person[] = [
        ...(papeis.includes('professor') ? turma.professores : []),
        ...(papeis.includes('aluno') ? turma.colegas : []),
      ]
      const read = random.some(readers, Math.round(readers.length * lido))
      const times = schoolMoments(random, at, now, read.length)
      for (const [index, { id }] of read.entries())
        draft.put(forumRows.topico_visto, {
          topico_id: topico,
          usuario_id: id,
          mensagem_id: mensagem,
          visto_em: times[index] ?? now,
          ciente_em: pedeCiente ? (times[index] ?? now) : null,
        })
    }
  }
}
