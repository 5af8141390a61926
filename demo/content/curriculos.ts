/** More curricula of the demonstration, in words of our own: a base of descriptors, and one that a client wrote. */

interface Lista {
  nome: string
  cor: string
  itens: readonly string[]
}

interface Categoria {
  nome: string
  sigla: string
  cor: string
  disciplina?: string
  /** The name of the one that it lies in. */
  pai?: string
  habilidades: Readonly<Record<string, string>>
  listas?: readonly Lista[]
}

export interface CurriculoDemo {
  nome: string
  etapa: 'fundamental' | 'medio' | 'livre'
  base: 'saeb' | 'proprio'
  anos: readonly string[]
  categorias: readonly Categoria[]
}

/** Lists that go with the categories of the matrix of skills, by the short name of their discipline. */
export const LISTAS: Readonly<Record<string, readonly Lista[]>> = {
  LP: [
    {
      nome: 'Temas transversais',
      cor: '#2b6f5a',
      itens: ['Cultura', 'Meio ambiente', 'Mundo do trabalho', 'Saúde'],
    },
    { nome: 'Gêneros do bimestre', cor: '#8a5a12', itens: ['Notícia', 'Conto', 'Artigo de opinião'] },
  ],
  MA: [
    { nome: 'Temas transversais', cor: '#2b6f5a', itens: ['Consumo', 'Meio ambiente', 'Saúde'] },
    { nome: 'Competências socioemocionais', cor: '#6a4fa3', itens: ['Persistência', 'Curiosidade'] },
  ],
}

export const DESCRITORES: CurriculoDemo = {
  nome: 'Descritores de leitura e cálculo',
  etapa: 'fundamental',
  base: 'saeb',
  anos: ['ef9'],
  categorias: [
    {
      nome: 'Leitura',
      sigla: 'LEI',
      cor: '#b3466b',
      disciplina: 'LP',
      habilidades: {},
      listas: [{ nome: 'Suportes', cor: '#2b6f5a', itens: ['Impresso', 'Tela', 'Áudio'] }],
    },
    {
      nome: 'Estratégias de leitura',
      sigla: 'EST',
      cor: '#b3466b',
      disciplina: 'LP',
      pai: 'Leitura',
      habilidades: {
        D1: 'Achar no texto uma informação que está escrita nele.',
        D2: 'Ligar partes de um texto pelas palavras que as retomam.',
        D3: 'Descobrir pelo contexto o que uma palavra quer dizer.',
        D4: 'Concluir o que o texto dá a entender sem escrever.',
        D6: 'Dizer em uma frase qual é o assunto de um texto.',
      },
    },
    {
      nome: 'Comparação de textos',
      sigla: 'COM',
      cor: '#b3466b',
      disciplina: 'LP',
      pai: 'Leitura',
      habilidades: {
        D20: 'Comparar como dois textos tratam o mesmo assunto.',
        D21: 'Reconhecer opiniões diferentes sobre o mesmo fato.',
      },
    },
    {
      nome: 'Cálculo e medidas',
      sigla: 'CAL',
      cor: '#1f6f8b',
      disciplina: 'MA',
      habilidades: {
        D13: 'Calcular a área de figuras planas em problemas.',
        D15: 'Resolver problemas com medidas de comprimento, massa e tempo.',
        D19: 'Resolver problemas com as quatro operações de números naturais.',
        D26: 'Resolver problemas com frações e decimais.',
        D28: 'Resolver problemas com porcentagem.',
      },
    },
  ],
}

export const DA_REDE: CurriculoDemo = {
  nome: 'Currículo da cidade',
  etapa: 'fundamental',
  base: 'proprio',
  anos: ['ef6', 'ef7'],
  categorias: [
    {
      nome: 'Nosso lugar',
      sigla: 'LUG',
      cor: '#2b6f5a',
      disciplina: 'GE',
      habilidades: {
        CID01: 'Ler o mapa do bairro e traçar nele o caminho de casa à escola.',
        CID02: 'Explicar de onde vem a água da cidade e para onde ela vai.',
        CID03: 'Entrevistar moradores antigos e contar como o bairro mudou.',
      },
      listas: [{ nome: 'Saídas de campo', cor: '#8a5a12', itens: ['Rio', 'Mercado', 'Biblioteca'] }],
    },
    {
      nome: 'Memória e festas',
      sigla: 'MEM',
      cor: '#8a5a12',
      disciplina: 'HI',
      habilidades: {
        CID11: 'Pesquisar uma festa da cidade e contar quem a faz e por quê.',
        CID12: 'Montar com a turma um pequeno acervo de fotos e relatos.',
      },
    },
  ],
}
