/** Screens of every scored type with any content, for the properties of publishing and scoring. */
import fc from 'fast-check'
import type { Conteudo, TelaDe } from './shapes-telas.ts'
import type { TipoTela } from './shapes-tipos.ts'

const comum = fc.record({
  enunciado: fc.constant('<p>Pergunta</p>'),
  peso: fc.integer({ min: 0, max: 10 }),
  tentativas: fc.constantFrom(1 as const, 2 as const, 3 as const),
  obrigatoria: fc.boolean(),
  dica: fc.constant(''),
  feedback_certo: fc.constant('Muito bem'),
  feedback_errado: fc.constant('Quase'),
})

/** No word is within another, and none within the words of the screen itself. */
const palavra = (at: number): string => `Palavra${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`
/** Author's names of parts, as an editor may draw them: in the order of writing. */
const nome = (at: number): string => `autor${at}`

type Construir<T extends TipoTela> = (n: number, flags: boolean[]) => Omit<Conteudo<T>, keyof Comum>
type Comum = Pick<
  Conteudo<'resposta_curta'>,
  'enunciado' | 'peso' | 'tentativas' | 'obrigatoria' | 'dica' | 'feedback_certo' | 'feedback_errado'
>

const times = <T>(n: number, make: (at: number) => T): T[] => Array.from({ length: n }, (_, at) => make(at))
const alternativas = (n: number, certa: (at: number) => boolean) =>
  times(n, (at) => ({ id: nome(at), texto: palavra(at), correta: certa(at), feedback: `Porque${at}` }))
const perguntas = (n: number) =>
  times(n, (at) => ({
    id: nome(at),
    em: at,
    enunciado: palavra(at),
    alternativas: alternativas(3, (alternativa) => alternativa === at % 3),
  }))
const area = (at: number) => ({ x: (at % 4) * 25, y: Math.floor(at / 4) * 25, largura: 20, altura: 20 })

const CONSTRUIR = {
  multipla_escolha: (n, [embaralhar = false]) => ({
    alternativas: alternativas(n, (at) => at === 0),
    embaralhar,
  }),
  multipla_resposta: (n, [embaralhar = false, ...certas]) => ({
    alternativas: alternativas(n, (at) => at === 0 || certas[at] === true),
    embaralhar,
  }),
  verdadeiro_falso: (n, certas) => ({
    afirmacoes: times(n, (at) => ({
      id: nome(at),
      texto: palavra(at),
      verdadeira: certas[at] ?? false,
      feedback: '',
    })),
  }),
  numerica: (n) => ({ valor: 7_919 + n, tolerancia: 0.5, unidade: 'm' }),
  resposta_curta: (n, [maiusculas = false]) => ({ aceitas: times(n, palavra), maiusculas }),
  associar: (n) => ({
    pares: times(n, (at) => ({
      id: nome(at),
      a: { texto: palavra(at) },
      b: { texto: `Par de ${palavra(at)}` },
    })),
  }),
  ordenar: (n) => ({ itens: times(n, (at) => ({ id: nome(at), texto: palavra(at) })) }),
  lacunas: (n) => ({
    texto: times(n, (at) => `Antes {{${palavra(at)}|Outra${at}x}} depois. `).join(''),
    modo: 'digitar' as const,
    distratores: ['Distrator'],
  }),
  arrastar_imagem: (n, soltas) => ({
    imagem: { midia: 1, alt: 'Mapa' },
    alvos: times(n, (at) => ({ id: nome(at), ...area(at), rotulo: 'Lugar' })),
    pecas: times(n + 1, (at) => ({
      id: `peca${at}`,
      texto: palavra(at),
      ...(at < n && (at === 0 || !soltas[at]) && { alvo: nome(at) }),
    })),
  }),
  ponto_imagem: (n) => ({
    imagem: { midia: 1, alt: 'Mapa' },
    areas: times(n, (at) => ({ id: nome(at), ...area(at) })),
  }),
  classificar: (n, grupos) => ({
    grupos: times(2, (at) => ({ id: nome(at), nome: `Grupo${at}` })),
    itens: times(n, (at) => ({ id: `item${at}`, texto: palavra(at), grupo: nome(grupos[at] ? 1 : 0) })),
  }),
  memoria: (n) => ({
    pares: times(n, (at) => ({
      id: nome(at),
      a: { texto: palavra(at) },
      b: { texto: `Par de ${palavra(at)}` },
    })),
  }),
  caca_palavras: (n, [diagonais = false]) => ({
    palavras: times(n, (at) => ({ id: nome(at), palavra: palavra(at), pista: `Pista ${at}` })),
    diagonais,
  }),
  cruzadinha: (n) => ({
    palavras: times(n, (at) => ({ id: nome(at), palavra: palavra(at), pista: `Pista ${at}` })),
  }),
  quiz_relampago: (n) => ({ segundos: 20, perguntas: perguntas(n) }),
} satisfies { [T in TipoTela]?: Construir<T> }

const video = fc.record({ n: fc.integer({ min: 1, max: 6 }), peso: fc.integer({ min: 0, max: 10 }) }).map(
  ({ n, peso }): TelaDe => ({
    tipo: 'video',
    conteudo: { midia: 1, transcricao: '', capitulos: [], perguntas: perguntas(n), peso, obrigatoria: true },
  }),
)

export type TipoComGabarito = keyof typeof CONSTRUIR | 'video'
export const COM_GABARITO = [...Object.keys(CONSTRUIR), 'video'] as readonly TipoComGabarito[]

/** A whole screen of this type, with 1 to 8 parts. */
export const telaDe = (tipo: TipoComGabarito): fc.Arbitrary<TelaDe> =>
  tipo === 'video'
    ? video
    : fc
        .tuple(comum, fc.integer({ min: 1, max: 8 }), fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }))
        .map(
          ([given, n, flags]) =>
            ({ tipo, conteudo: { ...given, ...CONSTRUIR[tipo](n, flags) } }) as unknown as TelaDe,
        )
