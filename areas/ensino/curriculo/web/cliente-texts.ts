/** The sentences of what a client changes for itself, and of its differences with the base. */
import { comArtigo } from '../../../../core/texts/artigo.ts'
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const clienteTexts = defineTexts({
  personalizar: { pt: 'Personalizar para um cliente', en: 'Customize for a client' },
  personalizarTexto: {
    pt: 'O cliente ganha a sua versão: o que você mudar vale só para ele, e o resto continua acompanhando a base.',
    en: 'The client gets its own version: what you change is theirs alone, and the rest keeps following the base.',
  },
  cliente: { pt: 'Cliente', en: 'Client' },
  clienteFalta: { pt: 'Escolha o cliente.', en: 'Choose the client.' },
  escolha: { pt: 'Escolha', en: 'Choose' },
  verComo: { pt: 'Versão', en: 'Version' },
  aBase: { pt: 'Base', en: 'Base' },
  vendo: {
    pt: (nome: string) => `Você vê a versão ${comArtigo('de', nome)}.`,
    en: (nome: string) => `You see the version of ${nome}.`,
  },
  vendoTexto: {
    pt: 'O que mudar aqui vale só para este cliente.',
    en: 'What you change here is theirs alone.',
  },
  personalizada: { pt: 'personalizada', en: 'customized' },
  propria: { pt: 'só deste cliente', en: 'theirs alone' },
  criarVersao: { pt: 'Personalizar', en: 'Customize' },
  personalizou: {
    pt: (nome: string) => `“${nome}” personalizada`,
    en: (nome: string) => `“${nome}” customized`,
  },
  redefinir: { pt: 'Redefinir para a base', en: 'Reset to the base' },
  redefinirPergunta: {
    pt: (nome: string) => `Redefinir “${nome}” para a base?`,
    en: (nome: string) => `Reset “${nome}” to the base?`,
  },
  redefinirTexto: {
    pt: 'O que este cliente mudou some, e ele volta a ver a base:',
    en: 'What this client changed goes, and it sees the base again:',
  },
  redefinirNada: {
    pt: 'Este cliente ainda não mudou nada: volta a ver a base.',
    en: 'This client has changed nothing yet: it sees the base again.',
  },
  redefinida: {
    pt: (nome: string) => `“${nome}” voltou à base`,
    en: (nome: string) => `“${nome}” is the base again`,
  },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },

  diferencas: { pt: 'Diferenças com a base', en: 'Differences with the base' },
  nDiferencas: {
    pt: (n: number) => plural(n, '1 diferença com a base', '# diferenças com a base'),
    en: (n: number) => plural(n, '1 difference with the base', '# differences with the base'),
  },
  diferencasTexto: {
    pt: 'Item por item: aceite o que a base traz, ou mantenha o que é do cliente.',
    en: 'Item by item: accept what the base brings, or keep what is the client’s.',
  },
  verDiferencas: { pt: 'Ver diferenças', en: 'See differences' },
  semDiferencas: {
    pt: 'Nada a decidir: este cliente acompanha a base.',
    en: 'Nothing to decide: this client follows the base.',
  },
  naBase: { pt: 'Na base', en: 'In the base' },
  aqui: { pt: 'Aqui', en: 'Here' },
  naoTem: { pt: 'não tem', en: 'not there' },
  aceitar: { pt: 'Aceitar', en: 'Accept' },
  manter: { pt: 'Manter', en: 'Keep' },
  aceitarUma: { pt: (o: string) => `Aceitar ${o}`, en: (o: string) => `Accept ${o}` },
  manterUma: { pt: (o: string) => `Manter ${o}`, en: (o: string) => `Keep ${o}` },
  aceitou: { pt: (o: string) => `${o}: aceito da base`, en: (o: string) => `${o}: taken from the base` },
  manteve: { pt: (o: string) => `${o}: mantido`, en: (o: string) => `${o}: kept` },
  aceitarTodas: { pt: 'Aceitar todas', en: 'Accept all' },
  manterTodas: { pt: 'Manter todas', en: 'Keep all' },
  aceitouTodas: { pt: 'Tudo da base foi aceito', en: 'Everything of the base was accepted' },
  manteveTodas: { pt: 'Tudo ficou como está aqui', en: 'Everything stays as it is here' },
  adicionada: { pt: 'nova na base', en: 'new in the base' },
  alterada: { pt: 'mudou na base', en: 'changed in the base' },
  removida: { pt: 'saiu da base', en: 'gone from the base' },
  alvo_categoria: { pt: 'Nome da categoria', en: 'Name of the category' },
  alvo_habilidade: { pt: 'Habilidade', en: 'Skill' },
  alvo_extra: { pt: 'Lista de apoio', en: 'Supporting list' },
  perda_propria: { pt: 'criada aqui', en: 'made here' },
  perda_alterada: { pt: 'alterada aqui', en: 'changed here' },
  perda_removida: { pt: 'removida aqui', en: 'removed here' },
  maisPerdas: { pt: (n: number) => `e mais ${n}`, en: (n: number) => `and ${n} more` },
})
