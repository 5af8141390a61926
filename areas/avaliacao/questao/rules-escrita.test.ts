/** While a question is written: how it is shown in three ways, what it lacks, what would make it better. */
import { describe, expect, it } from 'vitest'
import { buildTela, TIPOS_DE_TESTE } from '../../ensino/aula/factory.ts'
import { comLibras, librasDe, semLibras } from '../../ensino/aula/rules-tela.ts'
import { achadosDe, faltasDe } from './rules-conferir.ts'
import { blocosDe, duracaoDe, falasDe, type Palavras } from './rules-previa.ts'
import { conselhosDe } from './rules-redacao.ts'
import { type ConteudoQuestao, TELA_DE, TIPOS_QUESTAO, type TipoQuestao } from './shapes.ts'

const SAY: Palavras = {
  questao: 'Questão 1',
  opcoes: (n) => `${n} opções`,
  de: (n, of) => `${n} de ${of}`,
  campo: { numero: 'número', linha: 'linha', linhas: 'linhas' },
  verdadeiroOuFalso: 'verdadeiro ou falso',
  lacuna: 'lacuna',
  libras: 'Vídeo em Libras',
}

const conteudoDe = (tipo: TipoQuestao, change: object = {}) =>
  buildTela(TELA_DE[tipo], change as never).conteudo as ConteudoQuestao

const alternativa = (id: string, texto: string, correta = false) => ({ id, texto, correta, feedback: '' })
const objetiva = (textos: readonly string[], certa = 0, enunciado = '<p>Qual?</p>') =>
  conteudoDe('objetiva', {
    enunciado,
    alternativas: textos.map((texto, at) => alternativa(`p${at}`, texto, at === certa)),
  })

describe('a question as it is shown', () => {
  it('shows and says what every type asks, and of none its key', () => {
    expect(TIPOS_DE_TESTE.length).toBeGreaterThan(0)
    for (const tipo of TIPOS_QUESTAO) {
      const blocos = blocosDe({
        tipo,
        conteudo: conteudoDe(tipo),
        comando: '<p>Faça.</p>',
        base: '<p>Leia.</p>',
      })
      expect([tipo, blocos.slice(0, 3).map((bloco) => 'onde' in bloco && bloco.onde)]).toEqual([
        tipo,
        ['base', 'enunciado', 'comando'],
      ])
      const falas = falasDe(blocos, SAY)
      expect([tipo, falas[0], falas.length > 4]).toEqual([tipo, { papel: 'titulo', fala: 'Questão 1' }, true])
      expect(JSON.stringify(blocos)).not.toMatch(/correta|verdadeira|aceitas|valor/)
    }
  })

  it('says letters and places of alternatives, and that a picture without words says nothing', () => {
    const conteudo = objetiva(['Sobe.', 'Desce'])
    const enunciado =
      '<p>Veja:</p><figure data-midia="7" data-tipo="imagem" data-alt=""></figure><figure data-midia="8" data-tipo="imagem" data-alt="Um rio"></figure><figure data-midia="9" data-tipo="imagem" data-decorativa="true"></figure>'
    const blocos = blocosDe({ tipo: 'objetiva', conteudo: { ...conteudo, enunciado }, comando: '', base: '' })
    const falas = falasDe(blocos, SAY)
    expect(falas).toEqual([
      { papel: 'titulo', fala: 'Questão 1' },
      { papel: 'texto', fala: 'Veja:' },
      { papel: 'imagem', fala: '', muda: true },
      { papel: 'imagem', fala: 'Um rio' },
      { papel: 'grupo', fala: '2 opções' },
      { papel: 'opcao', fala: 'A, Sobe, 1 de 2' },
      { papel: 'opcao', fala: 'B, Desce, 2 de 2' },
    ])
    // 16 words at 150 a minute.
    expect(duracaoDe(falas)).toBe(7)
  })

  it('reads a sound by its name and what is said in it, and keeps out of the bank one that says nothing', () => {
    const som = (says: string) =>
      `<figure data-midia="7" data-tipo="audio" data-alt="Um recado."${says}></figure>`
    const com = (says: string) => ({ ...objetiva(['Sobe', 'Desce']), enunciado: `<p>Ouça:</p>${som(says)}` })
    const falas = (says: string) =>
      falasDe(blocosDe({ tipo: 'objetiva', conteudo: com(says), comando: '', base: '' }), SAY)[2]
    const said = ' data-transcricao="— &quot;Oi&quot;, Ana.\n— Olá!"'
    expect(falas(said)).toEqual({ papel: 'audio', fala: 'Um recado. — "Oi", Ana. — Olá!' })
    expect(faltasDe('objetiva', com(said))).toEqual([])
    expect(faltasDe('objetiva', com(''))).toEqual(['sem_transcricao'])
    const mudo = blocosDe({
      ...{ tipo: 'objetiva', conteudo: { ...com(''), enunciado: som('').replace('Um recado.', '') } },
      ...{ comando: '', base: '' },
    })
    expect(falasDe(mudo, SAY)[1]).toEqual({ papel: 'audio', fala: '', muda: true })
  })

  it('has one film in Libras, which says what the text says: it lacks no words, and is no statement by itself', () => {
    const base = objetiva(['Sobe', 'Desce'])
    const first = comLibras(base.enunciado, 4)
    const enunciado = comLibras(first, 7)
    expect([librasDe(enunciado), semLibras(enunciado)]).toEqual([7, base.enunciado])
    expect(comLibras(enunciado, undefined)).toBe(base.enunciado)
    expect(faltasDe('objetiva', { ...base, enunciado })).toEqual([])
    expect(faltasDe('objetiva', { ...base, enunciado: comLibras('', 7) })).toEqual(['sem_enunciado'])
    const blocos = blocosDe({ tipo: 'objetiva', conteudo: { ...base, enunciado }, comando: '', base: '' })
    expect(falasDe(blocos, SAY).slice(1, 3)).toEqual([
      { papel: 'libras', fala: 'Vídeo em Libras' },
      { papel: 'texto', fala: 'Qual?' },
    ])
  })

  it('does not show what is to be put in order, or matched, in the order of its key', () => {
    const itens = ['Zebra', 'Arara', 'Macaco'].map((texto, at) => ({ id: `i${at}`, texto }))
    const [, bloco] = blocosDe({
      tipo: 'ordenacao',
      conteudo: conteudoDe('ordenacao', { itens }),
      comando: '',
      base: '',
    })
    expect(bloco).toMatchObject({ itens: [{ texto: 'Arara' }, { texto: 'Macaco' }, { texto: 'Zebra' }] })
    const pares = ['Zebra', 'Arara'].map((texto, at) => ({
      ...{ id: `p${at}`, a: { texto: `Lado ${at}` }, b: { texto } },
    }))
    const [, colunas] = blocosDe({
      tipo: 'associacao',
      conteudo: conteudoDe('associacao', { pares }),
      comando: '',
      base: '',
    })
    expect(colunas).toMatchObject({ direita: [{ texto: 'Arara' }, { texto: 'Zebra' }] })
    const grupos = [{ id: 'g', nome: 'Bichos' }]
    const [, porGrupo] = blocosDe({
      tipo: 'classificacao',
      conteudo: conteudoDe('classificacao', { grupos, itens: itens.map((one) => ({ ...one, grupo: 'g' })) }),
      comando: '',
      base: '',
    })
    expect(porGrupo).toMatchObject({ itens: [{ texto: 'Arara' }, { texto: 'Macaco' }, { texto: 'Zebra' }] })
  })
})

describe('what a question lacks', () => {
  it('is asked in the statement or in the command', () => {
    const conteudo = objetiva(['Sim', 'Não'], 0, '')
    expect(faltasDe('objetiva', conteudo)).toEqual(['sem_enunciado'])
    expect(faltasDe('objetiva', conteudo, '<p>Marque.</p>')).toEqual([])
  })

  it('names the part that it speaks of, and advice keeps nothing out', () => {
    const found = achadosDe('objetiva', objetiva(['Sim', '', 'Sim']))
    expect(found).toContainEqual({ codigo: 'opcao_vazia', parte: 'p1', bloqueia: true })
    expect(found).toContainEqual({ codigo: 'opcao_repetida', parte: 'p2', bloqueia: false })
    expect(faltasDe('objetiva', objetiva(['Sim', '', 'Sim']))).toEqual(['opcao_vazia'])
  })
})

describe('advice on writing', () => {
  const codes = (conteudo: ConteudoQuestao, rest: Partial<Parameters<typeof conselhosDe>[0]> = {}) =>
    conselhosDe({ conteudo, comando: '', analises: [], habilidades: 1, ...rest }).map(
      ({ codigo, parte }) => `${codigo}${parte ? ` ${parte}` : ''}`,
    )
  const said = (n: number) =>
    Array.from({ length: n }, (_, at) => ({ parte: `p${at}`, analise: 'Confunde.', hipotese_erro: '' }))

  it.each<[string, ConteudoQuestao, string[]]>([
    ['a good one', objetiva(['Sobe ao céu', 'Desce ao chão', 'Fica parada']), []],
    ['all of them', objetiva(['Sobe', 'Desce', 'Todas as anteriores']), ['todas_nenhuma p2']],
    ['none of them', objetiva(['Sobe', 'Desce', 'Nenhuma das alternativas']), ['todas_nenhuma p2']],
    [
      'one that stands out',
      objetiva(['Evapora com o calor do sol, sobe, esfria e volta em chuva', 'Desce', 'Para']),
      ['certa_mais_longa p0'],
    ],
    [
      'a negation read past',
      objetiva(['Sobe', 'Desce', 'Para'], 0, '<p>Qual não é um estado da água?</p>'),
      ['negacao_sem_destaque'],
    ],
    [
      'a negation in bold',
      objetiva(['Sobe', 'Desce', 'Para'], 0, '<p>Qual <strong>NÃO</strong> é um estado da água?</p>'),
      [],
    ],
    [
      'a negation in the story',
      objetiva(['Sobe', 'Desce', 'Para'], 0, '<p>Ana não veio. Para onde ela foi?</p>'),
      [],
    ],
    ['words that tell', objetiva(['Sobe', 'Sempre desce', 'Nunca para']), ['absoluta p1', 'absoluta p2']],
    [
      'the same beginning',
      objetiva(['A água que sobe', 'A água que desce', 'A água que para']),
      ['repete_inicio'],
    ],
  ])('%s', (_, conteudo, expected) => {
    expect(codes(conteudo, { analises: said(3) })).toEqual(expected)
  })

  it('asks for a skill, and why somebody chooses what is wrong', () => {
    const conteudo = objetiva(['Sobe ao céu', 'Desce ao chão', 'Fica parada'])
    expect(codes(conteudo, { habilidades: 0 })).toEqual([
      'sem_habilidade',
      'sem_analise p1',
      'sem_analise p2',
    ])
    expect(codes(conteudoDe('numerica'))).toEqual([])
  })
})
