/** Sentences of the page where the providers of a tenant are set up. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const provedorAdminTexts = defineTexts({
  titulo: { pt: 'Jeitos de entrar', en: 'Ways to sign in' },
  descricao: {
    pt: 'Os serviços que as pessoas podem usar para entrar, além de usuário e senha.',
    en: 'The services that people may sign in with, besides username and password.',
  },
  adicionar: { pt: 'Adicionar provedor', en: 'Add provider' },
  nenhum: { pt: 'Nenhum provedor ainda', en: 'No provider yet' },
  nenhumTexto: {
    pt: 'Adicione o Google, a Microsoft, a Apple, o gov.br ou o provedor OpenID Connect da sua rede.',
    en: 'Add Google, Microsoft, Apple, gov.br or the OpenID Connect provider of your network.',
  },
  mudar: { pt: 'Mudar', en: 'Change' },
  mudarDe: { pt: (nome: string) => `Mudar ${nome}`, en: (nome: string) => `Change ${nome}` },
  ligado: {
    pt: (nome: string) => `${nome} na página de entrar`,
    en: (nome: string) => `${nome} on the sign-in page`,
  },
  doAmbiente: {
    pt: 'Definido na instalação do servidor; muda-se lá.',
    en: 'Named where the server is installed; it is changed there.',
  },
  semSegredo: { pt: 'sem segredo', en: 'no secret' },
  tipo: { pt: 'Serviço', en: 'Service' },
  google: { pt: 'Google', en: 'Google' },
  microsoft: { pt: 'Microsoft', en: 'Microsoft' },
  apple: { pt: 'Apple', en: 'Apple' },
  govbr: { pt: 'gov.br', en: 'gov.br' },
  oidc: { pt: 'Outro (OpenID Connect)', en: 'Other (OpenID Connect)' },
  nome: { pt: 'Nome no botão', en: 'Name on the button' },
  issuer: { pt: 'Endereço do emissor (issuer)', en: 'Address of the issuer' },
  issuerAjuda: {
    pt: 'Começa com https:// e é o que o provedor informa, sem “.well-known”.',
    en: 'Begins with https:// and is what the provider tells, without “.well-known”.',
  },
  clientId: { pt: 'Identificador do cliente (client ID)', en: 'Client ID' },
  segredo: { pt: 'Segredo do cliente (client secret)', en: 'Client secret' },
  segredoAjuda: {
    pt: 'Fica cifrado e nunca mais é mostrado.',
    en: 'It is kept encrypted and never shown again.',
  },
  segredoGuardado: {
    pt: 'Já há um guardado. Deixe em branco para não mudar.',
    en: 'One is kept already. Leave this empty to keep it.',
  },
  segredoDoNovo: {
    pt: 'O emissor mudou: informe o segredo que ele deu. O guardado é do emissor anterior.',
    en: 'The issuer changed: give the secret that it gave. The one kept is of the former issuer.',
  },
  chaveApple: { pt: 'Chave (conteúdo do arquivo .p8)', en: 'Key (content of the .p8 file)' },
  equipe: { pt: 'Equipe (Team ID)', en: 'Team ID' },
  chave: { pt: 'Nome da chave (Key ID)', en: 'Key ID' },
  retorno: { pt: 'Endereço de retorno', en: 'Return address' },
  retornoAjuda: {
    pt: 'Cadastre este endereço no provedor (redirect URI).',
    en: 'Register this address at the provider (redirect URI).',
  },
  retornoDepois: {
    pt: 'Depois de adicionar, mostramos o endereço de retorno que o provedor pede.',
    en: 'Once it is added, we show the return address that the provider asks for.',
  },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  salvo: { pt: 'Provedor salvo.', en: 'Provider saved.' },
  ligadoAgora: { pt: 'Provedor ligado.', en: 'Provider switched on.' },
  desligadoAgora: { pt: 'Provedor desligado.', en: 'Provider switched off.' },
  preencha: { pt: 'Preencha este campo.', en: 'Fill in this field.' },
})
