/** The sentences of the skills of a category. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

const nHabilidades = (n: number) => plural(n, '1 habilidade', '# habilidades')
const nSkills = (n: number) => plural(n, '1 skill', '# skills')

export const habilidadeTexts = defineTexts({
  habilidades: { pt: 'Habilidades', en: 'Skills' },
  nova: { pt: 'Nova habilidade', en: 'New skill' },
  editar: { pt: 'Editar habilidade', en: 'Edit skill' },
  editarUma: { pt: (codigo: string) => `Editar ${codigo}`, en: (codigo: string) => `Edit ${codigo}` },
  excluirUma: { pt: (codigo: string) => `Excluir ${codigo}`, en: (codigo: string) => `Delete ${codigo}` },
  acoes: { pt: (codigo: string) => `Ações de ${codigo}`, en: (codigo: string) => `Actions of ${codigo}` },
  buscar: { pt: 'Código ou palavras', en: 'Code or words' },
  ano: { pt: 'Ano', en: 'Year' },
  total: { pt: nHabilidades, en: nSkills },
  codigo: { pt: 'Código', en: 'Code' },
  codigoAjuda: {
    pt: 'Único na categoria, como EF67LP08.',
    en: 'Unique in the category, such as EF67LP08.',
  },
  codigoFalta: { pt: 'Escreva o código.', en: 'Enter the code.' },
  texto: { pt: 'O que ⟦o aluno⟧ deve saber fazer', en: 'What the student should be able to do' },
  textoCol: { pt: 'Habilidade', en: 'Skill' },
  textoFalta: { pt: 'Escreva a habilidade.', en: 'Write the skill.' },
  anos: { pt: 'Anos', en: 'Years' },
  descritor: { pt: 'Descritor SAEB', en: 'SAEB descriptor' },
  bncc: { pt: 'Código na BNCC', en: 'Code in the BNCC' },
  bnccAjuda: {
    pt: 'Só se for diferente do código acima.',
    en: 'Only where it differs from the code above.',
  },
  revogada: { pt: 'Revogada', en: 'Revoked' },
  revogadaAjuda: {
    pt: 'Continua nas aulas que a citam, mas não é oferecida às novas.',
    en: 'Stays in the lessons that name it, and is not offered to new ones.',
  },
  criar: { pt: 'Criar habilidade', en: 'Create skill' },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  salva: { pt: (codigo: string) => `${codigo} salva`, en: (codigo: string) => `${codigo} saved` },
  marcar: { pt: (codigo: string) => `Marcar ${codigo}`, en: (codigo: string) => `Select ${codigo}` },
  marcarTodas: { pt: 'Marcar todas desta página', en: 'Select all of this page' },
  marcadas: {
    pt: (n: number) => plural(n, '1 marcada', '# marcadas'),
    en: (n: number) => plural(n, '1 selected', '# selected'),
  },
  umaMarcada: { pt: 'a habilidade marcada', en: 'the selected skill' },
  desmarcar: { pt: 'Desmarcar', en: 'Deselect' },
  excluirMarcadas: { pt: 'Excluir marcadas', en: 'Delete selected' },
  excluirTodas: { pt: 'Excluir todas as habilidades', en: 'Delete all skills' },
  excluirPergunta: {
    pt: (n: number) => `Excluir ${nHabilidades(n)}?`,
    en: (n: number) => `Delete ${nSkills(n)}?`,
  },
  excluirUmaPergunta: {
    pt: (codigo: string) => `Excluir ${codigo}?`,
    en: (codigo: string) => `Delete ${codigo}?`,
  },
  criadaAqui: { pt: 'criada aqui', en: 'made here' },
  mudadaAqui: { pt: 'alterada aqui', en: 'changed here' },
  acoesCol: { pt: 'Ações', en: 'Actions' },
  a: { pt: 'a', en: 'to' },
  excluirTodasPergunta: {
    pt: (nome: string) => `Excluir todas as habilidades de “${nome}”?`,
    en: (nome: string) => `Delete all skills of “${nome}”?`,
  },
  excluirTexto: {
    pt: 'Aulas e questões que as citam continuam existindo, sem a habilidade.',
    en: 'Lessons and questions that name them stay, without the skill.',
  },
  excluir: { pt: 'Excluir', en: 'Delete' },
  excluidas: {
    pt: (n: number) => plural(n, '1 habilidade excluída', '# habilidades excluídas'),
    en: (n: number) => plural(n, '1 skill deleted', '# skills deleted'),
  },
  vazia: { pt: 'Nenhuma habilidade ainda', en: 'No skill yet' },
  vaziaTexto: {
    pt: 'Escreva a primeira, com o código e o que ⟦o aluno⟧ deve saber fazer.',
    en: 'Write the first one, with its code and what the student should be able to do.',
  },
  vaziaLer: {
    pt: 'Quem cuida deste currículo ainda não escreveu habilidades aqui.',
    en: 'Those in charge of this curriculum have not added any skills here yet.',
  },
  naoAchamos: { pt: 'Nenhuma habilidade com estes filtros', en: 'No skill with these filters' },
  limpar: { pt: 'Limpar filtros', en: 'Clear filters' },
})
