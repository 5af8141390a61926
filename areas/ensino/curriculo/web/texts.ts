/** The sentences of the list of curricula and of one curriculum, Portuguese and English side by side. */
import { comArtigo } from '../../../../core/texts/artigo.ts'
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const curriculoWebTexts = defineTexts({
  curriculos: { pt: 'Currículos', en: 'Curricula' },
  descricaoLista: {
    pt: 'O que se espera que ⟦os alunos⟧ aprendam: categorias, habilidades e listas de apoio.',
    en: 'What students are expected to learn: categories, skills and supporting lists.',
  },
  novo: { pt: 'Novo currículo', en: 'New curriculum' },
  novoTexto: {
    pt: 'Comece pelo nome e pela etapa. Categorias e habilidades vêm depois, à mão ou de uma planilha.',
    en: 'Start with the name and the stage. Categories and skills come next, by hand or from a spreadsheet.',
  },
  novoCliente: {
    pt: (nome: string) => `Este currículo já nasce vinculado ${comArtigo('a', nome)}.`,
    en: (nome: string) => `This curriculum is linked to ${nome} from the start.`,
  },
  naoCria: { pt: 'Você não cria currículos', en: 'You make no curricula' },
  naoCriaTexto: {
    pt: 'Quem cria é a administração, ou a gestão da rede de um cliente com permissão de escrita.',
    en: 'Administrators make them, and managers of a client’s network with write permission.',
  },
  dono: { pt: 'De quem é', en: 'Whose it is' },
  donoAjuda: {
    pt: 'O de um cliente só ele usa; o de todos pode ser vinculado a vários.',
    en: 'One of a client is used by it alone; one of everybody can be linked to many.',
  },
  donoTodos: { pt: 'De todos', en: 'Everybody’s' },
  importar: { pt: 'Importar currículo', en: 'Import a curriculum' },
  importarPara: { pt: 'Importar para este currículo', en: 'Import into this curriculum' },
  buscar: { pt: 'Nome do currículo', en: 'Name of the curriculum' },
  nenhum: { pt: 'Nenhum currículo ainda', en: 'No curriculum yet' },
  nenhumTexto: {
    pt: 'Crie o primeiro ou importe um pronto, como o da BNCC, de uma planilha.',
    en: 'Create the first one, or import a ready one, such as the national base, from a spreadsheet.',
  },
  nenhumLer: {
    pt: 'Quando a sua rede publicar um currículo, ele aparece aqui.',
    en: 'When your network publishes a curriculum, it appears here.',
  },
  naoAchamos: { pt: 'Nenhum currículo com estes filtros', en: 'No curriculum with these filters' },
  limpar: { pt: 'Limpar filtros', en: 'Clear filters' },
  total: {
    pt: (n: number) => plural(n, '1 currículo', '# currículos'),
    en: (n: number) => plural(n, '1 curriculum', '# curricula'),
  },

  todas: { pt: 'todas', en: 'all' },
  ate: { pt: 'a', en: 'to' },
  clientesEm: {
    pt: (nomes: readonly string[]) =>
      nomes.length > 2
        ? `${nomes.slice(0, 2).join(', ')} e mais ${nomes.length - 2}`
        : nomes.join(', ') || '–',
    en: (nomes: readonly string[]) =>
      nomes.length > 2
        ? `${nomes.slice(0, 2).join(', ')} and ${nomes.length - 2} more`
        : nomes.join(', ') || '–',
  },
  nome: { pt: 'Nome', en: 'Name' },
  nomeFalta: { pt: 'Escreva um nome.', en: 'Enter a name.' },
  base: { pt: 'Base', en: 'Base' },
  etapa: { pt: 'Etapa', en: 'Stage' },
  anos: { pt: 'Anos escolares', en: 'Grade levels' },
  situacao: { pt: 'Situação', en: 'Status' },
  bncc: { pt: 'BNCC', en: 'BNCC' },
  saeb: { pt: 'SAEB', en: 'SAEB' },
  saeb_2001: { pt: 'SAEB 2001', en: 'SAEB 2001' },
  proprio: { pt: 'Próprio', en: 'Own' },
  infantil: { pt: 'Educação Infantil', en: 'Early childhood' },
  fundamental: { pt: 'Ensino Fundamental', en: 'Elementary school' },
  medio: { pt: 'Ensino Médio', en: 'High school' },
  eja: { pt: 'EJA', en: 'Adult education' },
  livre: { pt: 'Livre', en: 'Free' },
  ativo: { pt: 'Em uso', en: 'In use' },
  inativo: { pt: 'Fora de uso', en: 'Not in use' },
  emUsoAjuda: {
    pt: 'Aparece para quem cria aulas, questões e trilhas.',
    en: 'Shown to those who make lessons, questions and paths.',
  },
  criar: { pt: 'Criar currículo', en: 'Create curriculum' },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  salvo: { pt: 'Currículo salvo', en: 'Curriculum saved' },

  colCategorias: { pt: 'Categorias', en: 'Categories' },
  colHabilidades: { pt: 'Habilidades', en: 'Skills' },
  colClientes: { pt: 'Clientes', en: 'Clients' },
  nCategorias: {
    pt: (n: number) =>
      n === 1 ? 'categoria, na ordem em que aparece' : 'categorias, na ordem em que aparecem',
    en: (n: number) => (n === 1 ? 'category, in the order shown' : 'categories, in the order shown'),
  },
  nHabilidades: {
    pt: (n: number) =>
      n === 1 ? 'habilidade para citar em aulas e questões' : 'habilidades para citar em aulas e questões',
    en: (n: number) =>
      n === 1 ? 'skill for lessons and questions to name' : 'skills for lessons and questions to name',
  },
  nClientes: {
    pt: (n: number) => (n === 1 ? 'cliente usa este currículo' : 'clientes usam este currículo'),
    en: (n: number) => (n === 1 ? 'client uses this curriculum' : 'clients use this curriculum'),
  },
  anosTodos: { pt: 'Todos os anos', en: 'All years' },

  naoExiste: {
    pt: 'Este currículo não existe mais, ou não é para você.',
    en: 'This curriculum no longer exists or is not open to you.',
  },
  verCurriculos: { pt: 'Ver currículos', en: 'See curricula' },
  categorias: { pt: 'Categorias', en: 'Categories' },
  abrirCategorias: { pt: 'Abrir categorias', en: 'Open categories' },
  vinculos: { pt: 'Vínculos', en: 'Links' },
  editarDados: { pt: 'Editar dados', en: 'Edit data' },
  excluir: { pt: 'Excluir currículo', en: 'Delete curriculum' },
  excluirPergunta: {
    pt: (nome: string) => `Excluir o currículo “${nome}”?`,
    en: (nome: string) => `Delete the curriculum “${nome}”?`,
  },
  excluirTexto: {
    pt: (categorias: number, habilidades: number) =>
      `Vão junto ${plural(categorias, '1 categoria', '# categorias')} e ${plural(habilidades, '1 habilidade', '# habilidades')}.`,
    en: (categorias: number, habilidades: number) =>
      `${plural(categorias, '1 category goes', '# categories go')} with it, and ${plural(habilidades, '1 skill', '# skills')}.`,
  },
  excluido: { pt: (nome: string) => `“${nome}” excluído`, en: (nome: string) => `“${nome}” deleted` },
  soLeitura: {
    pt: 'Você vê este currículo sem poder mudá-lo. Quem muda é a administração da plataforma e, na versão de um cliente, a gestão da rede dele com permissão de escrita.',
    en: 'You see this curriculum and cannot change it. The administration of the platform does and, in a client’s version, managers of its network with write permission.',
  },
})
