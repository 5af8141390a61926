/** The sentences of the editor of paths, Portuguese and English side by side. Parts are called as the rule says. */
import { defineTexts, plural } from '../../../../../../core/texts/texts.ts'

const baixo = (word: string) => word.toLocaleLowerCase('pt-BR')

export const editorTexts = defineTexts({
  trilhas: { pt: 'Trilhas', en: 'Paths' },
  naoExiste: {
    pt: 'Esta trilha não existe mais, ou não é para você.',
    en: 'This path no longer exists or is not open to you.',
  },
  verTrilhas: { pt: 'Ver trilhas', en: 'See paths' },
  naoAbriu: { pt: 'A trilha não abriu', en: 'The path did not open' },
  soLeitura: {
    pt: 'Você pode ver esta trilha, mas não mudar.',
    en: 'You may see this path, but not change it.',
  },
  partes: { pt: 'Partes do editor', en: 'Parts of the editor' },
  estrutura: { pt: 'Estrutura', en: 'Structure' },
  ficha: { pt: 'Ficha', en: 'Sheet' },
  dados: { pt: 'Dados da trilha', en: 'About the path' },
  aparencia: { pt: 'Aparência e certificado', en: 'Look and certificate' },
  turmas: { pt: 'Turmas e datas', en: 'Classes and dates' },
  tentarAgora: { pt: 'Tentar agora', en: 'Try now' },
  naoSalvou: { pt: 'Não foi possível salvar', en: 'It could not be saved' },
  naoSalvouTexto: {
    pt: 'O que você escreveu continua aqui.',
    en: 'What you wrote is still here.',
  },
  faltaNome: {
    pt: (n: number) => plural(n, 'Falta um nome para salvar', 'Faltam # nomes para salvar'),
    en: (n: number) => plural(n, 'A name is missing to save', '# names are missing to save'),
  },
  porSalvar: { pt: 'Não salvo', en: 'To be saved' },
  publicada: { pt: 'Publicada', en: 'Published' },
  naoPublicada: { pt: 'Não publicada', en: 'Not published' },
  mudancas: { pt: 'Mudanças não publicadas', en: 'Changes to publish' },
  arquivada: { pt: 'Arquivada', en: 'Archived' },

  abrindo: { pt: 'Abrindo a edição…', en: 'Opening the editing…' },
  ocupada: {
    pt: (nome: string) => `${nome} está editando esta trilha`,
    en: (nome: string) => `${nome} is editing this path`,
  },
  ocupadaTexto: {
    pt: 'Uma pessoa por vez muda a trilha. Você pode ler; para mudar, espere ou assuma a edição.',
    en: 'One person at a time changes the path. You may read; to change it, wait or take over.',
  },
  mudouDesdeEntao: {
    pt: 'A trilha mudou desde então: o que você escreveu entra por cima do que há agora.',
    en: 'The path has changed since: what you wrote goes over what is there now.',
  },
  perdida: {
    pt: (nome: string) => `${nome} assumiu a edição desta trilha`,
    en: (nome: string) => `${nome} took over the editing of this path`,
  },
  alguem: { pt: 'Outra pessoa', en: 'Somebody else' },
  perdidaSalva: {
    pt: 'Tudo o que você escreveu está salvo no rascunho.',
    en: 'All that you wrote is saved in the draft.',
  },
  perdidaFalta: {
    pt: 'O que você escreveu por último ainda não foi salvo e continua nesta tela. Assuma de novo para salvar.',
    en: 'What you wrote last is not saved yet and still on this screen. Take over again to save it.',
  },
  assumir: { pt: 'Assumir a edição', en: 'Take over' },
  assumirDeNovo: { pt: 'Assumir de novo', en: 'Take over again' },

  sem: { pt: (rotulo: string) => `${rotulo} sem nome`, en: (rotulo: string) => `${rotulo} without a name` },
  linhaNome: {
    pt: (rotulo: string, numero: string, nome: string) => `${rotulo} ${numero}: ${nome}`,
    en: (rotulo: string, numero: string, nome: string) => `${rotulo} ${numero}: ${nome}`,
  },
  mais: {
    pt: (rotulo: string) => `Adicionar ${baixo(rotulo)}`,
    en: (rotulo: string) => `Add ${baixo(rotulo)}`,
  },
  maisEm: {
    pt: (rotulo: string, onde: string) => `Adicionar ${baixo(rotulo)} em ${onde}`,
    en: (rotulo: string, onde: string) => `Add ${baixo(rotulo)} to ${onde}`,
  },
  teclas: {
    pt: 'No teclado: setas andam, Alt+setas mudam de lugar, Delete remove, Enter abre.',
    en: 'With the keyboard: arrows move around, Alt+arrows move, Delete removes, Enter opens.',
  },
  mudouPara: {
    pt: (nome: string, numero: string) => `${nome} agora é ${numero}`,
    en: (nome: string, numero: string) => `${nome} is now ${numero}`,
  },
  foiTirada: {
    pt: (nome: string) => `“${nome}” saiu da trilha`,
    en: (nome: string) => `“${nome}” left the path`,
  },
  foiTiradoEixo: {
    pt: (nome: string, n: number, rotulo: string) =>
      n === 0 ? `“${nome}” saiu da trilha` : `“${nome}” saiu da trilha, com ${n} ${baixo(rotulo)}`,
    en: (nome: string, n: number, rotulo: string) =>
      n === 0 ? `“${nome}” left the path` : `“${nome}” left the path, with ${n} ${baixo(rotulo)}`,
  },
  tirarDaTrilha: { pt: 'Remover da trilha', en: 'Remove from the path' },
  subir: { pt: 'Subir', en: 'Move up' },
  descer: { pt: 'Descer', en: 'Move down' },
  vaziaTexto: {
    pt: 'Uma trilha tem eixos; cada eixo tem habilidades; cada habilidade, aulas em três níveis.',
    en: 'A path has axes; each axis has skills; each skill, lessons at three levels.',
  },

  nome: { pt: 'Nome', en: 'Name' },
  escrevaNome: { pt: 'Escreva o nome', en: 'Enter the name' },
  enterProxima: {
    pt: (rotulo: string) => `Enter adiciona ${baixo(rotulo)}; setas para cima e para baixo mudam de ficha.`,
    en: (rotulo: string) => `Enter adds ${baixo(rotulo)}; arrows up and down go to another sheet.`,
  },
  descricao: { pt: 'Descrição', en: 'Description' },
  destaque: { pt: 'Destacar no mapa', en: 'Highlight on the map' },
  emDestaque: { pt: 'em destaque', en: 'highlighted' },
  onde: { pt: (rotulo: string) => `${rotulo} onde fica`, en: (rotulo: string) => `${rotulo} it is in` },
  curriculo: { pt: 'Habilidade do currículo', en: 'Skill of the curriculum' },
  aulas: { pt: 'Aulas', en: 'Lessons' },
  nAulas: {
    pt: (n: number) => plural(n, '1 aula', '# aulas'),
    en: (n: number) => plural(n, '1 lesson', '# lessons'),
  },
  semAulas: { pt: 'Nenhuma aula neste nível', en: 'No lesson at this level' },
  acrescentarAulas: { pt: 'Adicionar aulas', en: 'Add lessons' },
  aulasDe: { pt: (nome: string) => `Aulas de ${nome}`, en: (nome: string) => `Lessons of ${nome}` },
  nivelDe: { pt: (titulo: string) => `Nível de “${titulo}”`, en: (titulo: string) => `Level of “${titulo}”` },
  tirar: { pt: (titulo: string) => `Remover “${titulo}”`, en: (titulo: string) => `Remove “${titulo}”` },
  subirAula: { pt: (titulo: string) => `Subir “${titulo}”`, en: (titulo: string) => `Move “${titulo}” up` },
  descerAula: {
    pt: (titulo: string) => `Descer “${titulo}”`,
    en: (titulo: string) => `Move “${titulo}” down`,
  },
  aulaSaiu: { pt: (titulo: string) => `“${titulo}” saiu`, en: (titulo: string) => `“${titulo}” is out` },
  indisponivel: { pt: 'não publicada', en: 'not published' },

  publicar: { pt: 'Publicar', en: 'Publish' },
  maisAcoes: { pt: 'Mais ações da trilha', en: 'More actions of the path' },
  verMapa: { pt: 'Ver o mapa ⟦dos alunos⟧', en: 'See the students’ map' },
  descartar: { pt: 'Descartar as mudanças', en: 'Discard the changes' },
  resetar: { pt: 'Zerar as tentativas', en: 'Reset the attempts' },
})
