/** A lesson whose only fault is a screen without a key is not published, whatever the type: a sentence says what and where. */
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { aulaApi } from '../contract.ts'
import { buildTela, COMUM, type TipoDeTeste } from '../factory.ts'
import type { ComGabarito } from '../rules-pontuar-gabarito.ts'
import { COM_GABARITO } from '../rules-publicar-testing.ts'
import type { TelaDe } from '../shapes-telas.ts'
import { putAula } from './factory.ts'

let tenant: TestTenant
let professora: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
})

const errada = (id: string, texto: string) => ({ id, texto, correta: false, feedback: '' })
const alternativas = [errada('a', 'Rio'), errada('b', 'Mar')]
const imagem = { midia: 1, alt: 'Mapa do Brasil' }
const alvo = { id: 't', x: 0, y: 0, largura: 5, altura: 5, rotulo: 'Alto' }
const pergunta = { id: 'q', em: 3, enunciado: 'Onde?', alternativas }
const film = { midia: 1, transcricao: '<p>Fala</p>', capitulos: [], peso: 1, obrigatoria: true }

const CERTA = 'Falta a resposta certa'
const OPCOES = 'Faltam opções'

/** Everything is there but what is right. */
const SEM_GABARITO: Record<ComGabarito, [conteudo: object, falta: string]> = {
  multipla_escolha: [{ alternativas }, CERTA],
  multipla_resposta: [{ alternativas }, CERTA],
  verdadeiro_falso: [{ afirmacoes: [] }, OPCOES],
  numerica: [{ valor: undefined }, CERTA],
  resposta_curta: [{ aceitas: [] }, CERTA],
  associar: [{ pares: [] }, OPCOES],
  ordenar: [{ itens: [] }, OPCOES],
  lacunas: [{ texto: 'A água ferve a {{ | }} graus.' }, CERTA],
  arrastar_imagem: [{ ...COMUM, imagem, alvos: [alvo], pecas: [{ id: 'p', texto: 'Norte' }] }, CERTA],
  ponto_imagem: [{ ...COMUM, imagem, areas: [] }, CERTA],
  classificar: [{ itens: ['a', 'b'].map((id) => ({ id, texto: id, grupo: 'sumiu' })) }, CERTA],
  memoria: [{ pares: [] }, OPCOES],
  caca_palavras: [{ palavras: [] }, OPCOES],
  cruzadinha: [{ palavras: [] }, OPCOES],
  quiz_relampago: [{ perguntas: [pergunta] }, CERTA],
  video: [{ ...film, perguntas: [pergunta] }, CERTA],
}

const publish = async (tela: TelaDe) => {
  const { id } = await putAula(tenant, professora, { telas: [buildTela('texto'), tela] })
  return callAs(professora, aulaApi.publish, { params: { id } })
}

it('the table names every type that has a key', () => {
  expect(Object.keys(SEM_GABARITO).toSorted()).toEqual(COM_GABARITO.toSorted())
})

it.each(Object.entries(SEM_GABARITO))('%s', async (tipo, [change, falta]) => {
  const { status, body } = await publish(buildTela(tipo as TipoDeTeste, change))
  expect([status, body.codigo]).toEqual([422, 'aula_incompleta'])
  expect(body.mensagem).toMatch(/^Falta resolver (um problema|2 problemas) antes de publicar\. /)
  expect(body.mensagem).toContain(`Na tela 2: ${falta}.`)
})

it.each(
  Object.keys(SEM_GABARITO).filter((tipo) => !['arrastar_imagem', 'ponto_imagem', 'video'].includes(tipo)),
)('%s with its key is published', async (tipo) =>
  expect((await publish(buildTela(tipo as TipoDeTeste))).status).toBe(200),
)
