/** The calls behind each step of the editor (section 7, "Path management"). */
import { call } from '../../../../../../core/web/call.ts'
import { ApiError } from '../../../../../../core/web/client/failure.ts'
import type { Transport } from '../../../../../../core/web/client/request.ts'
import { trilhaGerenciarApi as api } from '../../../contract-gerenciar.ts'
import type { Cenario, Edicao, Musica } from '../../../shapes.ts'
import { type AulaLigada, type Dados, desenhoDe } from './draft.ts'
import type { Remoto } from './store.ts'
import type { Passo } from './sync.ts'

const TAKEN = ['edicao_ocupada', 'edicao_tomada', 'edicao_encerrada']

const dadosDe = ({ nome, descricao, regra, rede, cenario, musica, carga }: Partial<Dados>) => ({
  ...(nome !== undefined && { nome: nome.trim() }),
  ...(descricao !== undefined && { descricao: descricao.trim() }),
  ...(regra !== undefined && { regra_id: regra }),
  ...(rede !== undefined && { rede_id: rede }),
  ...(cenario !== undefined && { cenario: cenario as Cenario }),
  ...(musica !== undefined && { musica: musica as Musica | null }),
  ...(carga !== undefined && { carga_horaria: carga }),
})

const aulasDe = (aulas: readonly AulaLigada[]) =>
  aulas.map(({ id, nivel }) => ({ aula_id: id, nivel_id: nivel }))

const fatosDe = ({ fatos }: Extract<Passo, { tipo: 'criarHabilidade' | 'mudarHabilidade' }>) => ({
  nome: fatos.nome,
  descricao: fatos.descricao,
  destaque: fatos.destaque,
  habilidade_id: fatos.habilidade?.id ?? 0,
})

interface Answer {
  criado?: number
  edicao: Edicao | null
}

async function sent(transport: Transport, trilha: number, passo: Passo): Promise<Answer> {
  switch (passo.tipo) {
    case 'dados':
      return (await call(transport, api.edit, { body: { id: trilha, ...dadosDe(passo.mudou) } })).trilha
    case 'layout':
      return (
        await call(transport, api.setCertificado, { body: { trilha_id: trilha, layout_id: passo.layout } })
      ).trilha
    case 'criarEixo': {
      const { eixo, edicao } = await call(transport, api.createEixo, {
        body: { trilha_id: trilha, ...passo.textos },
      })
      return { criado: eixo.id, edicao }
    }
    case 'mudarEixo':
      return call(transport, api.editEixo, { body: { id: passo.id, ...passo.textos } })
    case 'criarHabilidade': {
      const { habilidade, edicao } = await call(transport, api.createHabilidade, {
        body: { ref_trilha_id: trilha, ref_eixo_id: passo.eixo, ...fatosDe(passo) },
      })
      return { criado: habilidade.id, edicao }
    }
    case 'mudarHabilidade':
      return call(transport, api.editHabilidade, {
        body: { id: passo.id, ref_eixo_id: passo.eixo, ...fatosDe(passo) },
      })
    case 'tirarAulas':
      return call(transport, api.removeAulas, {
        body: { habilidade_id: passo.habilidade, aulas: passo.aulas.map(({ id }) => id) },
      })
    case 'porAulas':
      return call(transport, api.addAulas, {
        body: { habilidade_id: passo.habilidade, aulas: aulasDe(passo.aulas) },
      })
    case 'ordenarAulas':
      return call(transport, api.orderAulas, {
        body: { habilidade_id: passo.habilidade, nivel_id: passo.nivel, aulas: passo.ordem },
      })
    case 'ordenarEixos':
      return call(transport, api.orderEixos, { body: { trilha_id: trilha, eixos: passo.ordem } })
    case 'ordenarHabilidades':
      return call(transport, api.orderHabilidades, {
        body: { trilha_id: trilha, eixo_id: passo.eixo, habilidades: passo.ordem },
      })
    case 'tirarHabilidade':
      return call(transport, api.removeHabilidade, { params: { id: passo.id } })
    case 'tirarEixo':
      return call(transport, api.removeEixo, { params: { id: passo.id } })
  }
}

export function createRemoto(transport: Transport, trilha: number): Remoto {
  return {
    send: async (passo) => {
      const { criado = null, edicao } = await sent(transport, trilha, passo)
      return { criado, edicao }
    },
    begin: async (assumir) =>
      (await call(transport, api.beginEdicao, { body: { trilha_id: trilha, assumir } })).edicao,
    renew: async (edicaoId) =>
      (await call(transport, api.changeEdicao, { params: { edicaoId }, body: { acao: 'renovar' } })).edicao,
    end: (edicaoId) =>
      call(transport, api.changeEdicao, { params: { edicaoId }, body: { acao: 'encerrar' } }),
    read: async () => {
      const { trilha: fresh } = await call(transport, api.find, { params: { id: trilha } })
      return { desenho: desenhoDe(fresh), edicao: fresh.edicao }
    },
    isTaken: (problem) => problem instanceof ApiError && TAKEN.includes(problem.codigo),
    isPassing: (problem) =>
      problem instanceof ApiError &&
      (problem.status === 0 || problem.status === 429 || problem.status >= 500),
  }
}
