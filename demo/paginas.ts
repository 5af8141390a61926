/** The public pages of the demonstration: the main network keeps the product's own, the school of the island has its own. */
import { vitrineRows } from '../areas/trilhas/vitrine/server/factory-rows.ts'
import type { Bloco } from '../areas/trilhas/vitrine/shapes-blocos.ts'
import type { Setting } from './network.ts'

const ILHA: readonly Bloco[] = [
  {
    tipo: 'abertura',
    sobretitulo: 'Formação na ilha',
    titulo: 'Quem ensina na ilha aprende com a maré',
    texto:
      'Encontros curtos às quintas, aulas para fazer no barco ou em casa e uma atividade por mês com a turma, na areia ou na sala.',
    visual: 'cenario',
    cenario: 'mar',
    botoes: [
      { texto: 'Quero participar', destino: '/cadastro' },
      { texto: 'Já tenho conta', destino: '/login' },
    ],
  },
  {
    tipo: 'texto',
    titulo: 'Por que uma formação daqui',
    texto:
      'As duas escolas da ilha têm turmas pequenas, com crianças de várias idades juntas. Os cursos de fora quase nunca falam disso.\n\nPor isso montamos as nossas trilhas com o que funciona nas nossas salas: projetos com a comunidade, leitura em voz alta e ciência na praia.',
  },
  {
    tipo: 'passos',
    titulo: 'Como participar',
    itens: [
      { titulo: 'Inscreva-se', texto: 'Com o e-mail da escola, até a última sexta do mês.' },
      { titulo: 'Comece pela primeira aula', texto: 'São vinte minutos, e o celular basta.' },
      { titulo: 'Conte como foi', texto: 'Traga fotos e anotações da turma para o encontro de quinta.' },
    ],
  },
  {
    tipo: 'perguntas',
    titulo: 'Perguntas de sempre',
    itens: [
      {
        titulo: 'Quem pode participar?',
        texto:
          'Quem ensina, coordena ou estagia nas escolas da ilha. Quem é de fora pode assistir aos encontros.',
      },
      {
        titulo: 'E se eu perder uma aula?',
        texto: 'Nada se perde: as aulas ficam abertas até o fim do semestre e guardam onde você parou.',
      },
      {
        titulo: 'Tem certificado?',
        texto: 'Sim, com a carga horária e um código que qualquer pessoa confere nesta plataforma.',
      },
    ],
  },
  {
    tipo: 'chamada',
    titulo: 'A próxima turma começa em março',
    texto: 'As vagas são poucas, como as salas. Garanta a sua.',
    botoes: [
      { texto: 'Quero participar', destino: '/cadastro' },
      { texto: 'Escrever para a escola', destino: 'mailto:formacao@ilha.example.com.br' },
    ],
  },
]

/** Those of a tenant. */
export function buildPaginas({ draft }: Setting, slug: string): void {
  if (slug === 'floripa')
    draft.put(vitrineRows.pagina_publica, { chave: 'trilhaeducador', versao: 1, blocos: ILHA })
}
