/** Sentences of the page that shows the API document. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const integracaoTexts = defineTexts({
  titulo: { pt: 'Integração', en: 'Integration' },
  ajuda: { pt: 'Ajuda', en: 'Help' },
  descricao: {
    pt: 'Todas as chamadas da plataforma, para ligar outros sistemas a ela. As descrições técnicas estão em inglês.',
    en: 'Every call of the platform, for connecting other systems to it.',
  },
  baixar: { pt: 'OpenAPI 3.1 em JSON', en: 'OpenAPI 3.1 as JSON' },
  comecar: { pt: 'Para começar', en: 'Getting started' },
  comecar1: {
    pt: 'Entre com POST /conta/pt-br/login e guarde o token da resposta.',
    en: 'Sign in with POST /conta/pt-br/login and keep the token of the answer.',
  },
  comecar2: {
    pt: 'Envie o token em cada chamada: Authorization: Bearer.',
    en: 'Send the token with every call: Authorization: Bearer.',
  },
  comecar3: {
    pt: 'Toda resposta traz status: sucesso ou erro; o erro traz mensagem, codigo e, se houver, campos.',
    en: 'Every answer carries status: sucesso or erro; an error carries mensagem, codigo and, where they apply, campos.',
  },
  comecar4: {
    pt: 'Repita um POST com o mesmo Idempotency-Key se a resposta se perder: nada é salvo duas vezes.',
    en: 'Repeat a POST with the same Idempotency-Key if the answer is lost: nothing is written twice.',
  },
  buscar: { pt: 'Buscar uma chamada', en: 'Search calls' },
  buscarAjuda: { pt: 'Caminho, nome ou assunto', en: 'Path, name or subject' },
  encontradas: {
    pt: (n: number) => plural(n, '1 chamada', '# chamadas'),
    en: (n: number) => plural(n, '1 call', '# calls'),
  },
  nenhuma: { pt: 'Nenhuma chamada com essas palavras', en: 'No call with these words' },
  nenhumaTexto: {
    pt: 'Tente menos palavras, ou um pedaço do caminho.',
    en: 'Try fewer words, or a piece of the path.',
  },
  limpar: { pt: 'Limpar a busca', en: 'Clear the search' },
  areas: { pt: 'Assuntos', en: 'Areas' },
  comToken: { pt: 'Pede token', en: 'Needs a token' },
  semToken: { pt: 'Aberta', en: 'Open' },
  parametros: { pt: 'Parâmetros', en: 'Parameters' },
  corpo: { pt: 'Corpo', en: 'Body' },
  resposta: { pt: 'Resposta 200', en: 'Answer 200' },
  exemplo: { pt: 'Exemplo', en: 'Example' },
  copiar: { pt: 'Copiar o exemplo', en: 'Copy the example' },
  copiado: { pt: 'Copiado', en: 'Copied' },
  opcional: { pt: 'nem sempre vem', en: 'not always there' },
  obrigatorio: { pt: 'obrigatório', en: 'required' },
  lugar_path: { pt: 'no caminho', en: 'in the path' },
  lugar_query: { pt: 'na consulta', en: 'in the query' },
  lugar_header: { pt: 'no cabeçalho', en: 'in the header' },
  semCampos: { pt: 'Nada além do que está acima.', en: 'Nothing beyond the above.' },
  valores: { pt: 'um de', en: 'one of' },
  letras: { pt: 'letras', en: 'characters' },
  itens: { pt: 'itens', en: 'items' },
  padrao: { pt: 'padrão', en: 'default' },
})
