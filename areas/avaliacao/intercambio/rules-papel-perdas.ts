/** What a page does not show of questions, and what a document that comes back tells otherwise. */
import type { Levada } from '../questao/shapes-levar.ts'
import { perdasDoCredito } from './rules-levar-planilha.ts'
import { montarPapel } from './rules-papel.ts'
import { figurasDosBlocos, trechosDosBlocos } from './rules-papel-texto.ts'
import type { Figura, GrupoDoPapel, ItemDoPapel, QuestaoDoPapel, Trecho } from './shapes-papel.ts'

export interface PerdaDoPapel {
  questao: number
  campo: string
  detalhe: string
}

const itensDe = ({ pede }: QuestaoDoPapel): ItemDoPapel[] => {
  if (pede.tipo === 'colunas') return [...pede.esquerda, ...pede.direita]
  return 'itens' in pede ? pede.itens : []
}

function trechosDe(questao: QuestaoDoPapel, base: GrupoDoPapel['base']): Trecho[] {
  const { enunciado, comando, pede, gabarito } = questao
  return [
    ...trechosDosBlocos([...(base?.blocos ?? []), ...enunciado, ...comando]),
    ...itensDe(questao).flatMap(({ trechos }) => trechos),
    ...(pede.tipo === 'lacunas' ? pede.trechos : []),
    ...(gabarito?.explicacao ?? []),
  ]
}

/** All that a question shows, the text that it asks about included. */
export const figurasDaQuestao = (questao: QuestaoDoPapel, base: GrupoDoPapel['base']): Figura[] => [
  ...figurasDosBlocos([...(base?.blocos ?? []), ...questao.enunciado, ...questao.comando]),
  ...itensDe(questao).flatMap(({ figura }) => (figura ? [figura] : [])),
]

/** What nobody reads on a page: it speaks to who answers on a screen. */
function caladas({ conteudo, analises }: Levada): string[] {
  const parts =
    'alternativas' in conteudo ? conteudo.alternativas : 'afirmacoes' in conteudo ? conteudo.afirmacoes : []
  const { feedback_certo, feedback_errado, dica } = conteudo
  const said = [feedback_certo, feedback_errado, ...parts.map(({ feedback }) => feedback)]
  return [
    ...(said.some((one) => one !== '') ? ['papel.retorno'] : []),
    ...(dica === '' ? [] : ['dicas']),
    ...(analises.some(({ parte }) => !parts.some(({ id }) => id === parte)) ? ['dados.analises'] : []),
  ]
}

/** `mostra`: pictures that can be drawn. */
export function perdasDoPapel(
  questoes: readonly Levada[],
  pagina: Parameters<typeof montarPapel>[1],
  mostra: { has(midia: number): boolean },
): PerdaDoPapel[] {
  return montarPapel(questoes, pagina).flatMap(({ base, questoes: some }) =>
    some.flatMap((questao): PerdaDoPapel[] => {
      const levada = questoes[questao.questao]
      const figuras = figurasDaQuestao(questao, base)
      const campos = [
        ...figuras.flatMap(({ forma, midia }) =>
          forma === 'imagem' ? (mostra.has(midia) ? [] : ['midia']) : ['papel.som'],
        ),
        ...(trechosDe(questao, base).some((one) => one.tipo === 'formula' && one.mat === null)
          ? ['papel.formula']
          : []),
        ...(levada ? caladas(levada) : []),
      ]
      return [...new Set(campos)].map((campo) => ({ questao: questao.questao, campo, detalhe: '' }))
    }),
  )
}

/** Types that the import of documents does not know on a page. */
const SO_NO_PAPEL: ReadonlySet<Levada['tipo']> = new Set(['associacao', 'classificacao', 'lacunas'])

/** What a document that comes back tells otherwise. */
export const perdasDoDocumento = (questoes: readonly Levada[]): PerdaDoPapel[] =>
  questoes.flatMap(({ tipo, comando, conteudo }, questao) =>
    [
      ...('maiusculas' in conteudo && conteudo.maiusculas ? ['pede.maiusculas'] : []),
      ...('curingas' in conteudo && conteudo.curingas ? ['pede.curingas'] : []),
      ...perdasDoCredito(conteudo).flatMap(([campo, is]) => (is ? [campo] : [])),
      ...(SO_NO_PAPEL.has(tipo) ? ['documento.tipo'] : []),
      ...(comando === '' ? [] : ['documento.comando']),
    ].map((campo) => ({ questao, campo, detalhe: '' })),
  )
