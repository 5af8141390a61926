/** Sentences of the screens of certificates. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const certificadoWebTexts = defineTexts({
  meus: { pt: 'Meus certificados', en: 'My certificates' },
  meusDescricao: {
    pt: 'Um certificado para cada trilha que você concluiu. Quem o recebe confere pelo código se ele vale.',
    en: 'One certificate for each path you finished. Anyone who receives it checks by its code whether it is valid.',
  },
  nenhum: { pt: 'Você ainda não tem certificados', en: 'You have no certificates yet' },
  nenhumTexto: {
    pt: 'Conclua uma trilha: quando os pontos e as habilidades em destaque estiverem feitos, o certificado é seu.',
    en: 'Finish a path: when the points and the highlighted skills are done, the certificate is yours.',
  },
  verTrilhas: { pt: 'Ver minhas trilhas', en: 'See my paths' },
  baixar: { pt: 'Baixar PDF', en: 'Download PDF' },
  baixarDe: {
    pt: (trilha: string) => `Baixar o certificado de ${trilha} em PDF`,
    en: (trilha: string) => `Download the certificate of ${trilha} as PDF`,
  },
  conferirPagina: { pt: 'Página pública', en: 'Public page' },
  copiar: { pt: 'Copiar endereço', en: 'Copy address' },
  copiarDe: {
    pt: (trilha: string) => `Copiar o endereço do certificado de ${trilha}`,
    en: (trilha: string) => `Copy the address of the certificate of ${trilha}`,
  },
  copiado: {
    pt: 'Endereço copiado. Quem o abrir confere o certificado.',
    en: 'Address copied. Anyone who opens it checks the certificate.',
  },
  naoCopiou: { pt: 'Não deu para copiar o endereço.', en: 'The address could not be copied.' },

  emitidos: { pt: 'Certificados emitidos', en: 'Certificates issued' },
  emitidosDescricao: {
    pt: 'Os certificados das trilhas por que você responde. Revogar um faz a página pública dizer, na hora, que ele não vale mais.',
    en: 'The certificates of the paths you answer for. Revoking one makes the public page say at once that it is no longer valid.',
  },
  buscar: { pt: 'Nome, trilha ou código', en: 'Name, path or code' },
  total: {
    pt: (n: number) => plural(n, 'Um certificado', '# certificados'),
    en: (n: number) => plural(n, 'One certificate', '# certificates'),
  },
  nenhumEmitido: { pt: 'Nenhum certificado emitido ainda', en: 'No certificate was issued yet' },
  nenhumEmitidoTexto: {
    pt: 'Quando alguém conclui uma trilha sua, ou da sua rede, e pede o certificado, ele aparece aqui.',
    en: 'When somebody finishes one of your paths, or of your network’s, and asks for the certificate, it appears here.',
  },
  naoAchamos: { pt: 'Não achamos nenhum certificado assim', en: 'We found no such certificate' },
  limpar: { pt: 'Limpar a busca', en: 'Clear the search' },
  exportar: { pt: 'Lista em CSV', en: 'List as CSV' },
  exportado: { pt: 'Lista exportada.', en: 'List exported.' },
  acoes: { pt: 'Ações', en: 'Actions' },
  acoesDe: {
    pt: (nome: string, trilha: string) => `Ações do certificado de ${nome}, ${trilha}`,
    en: (nome: string, trilha: string) => `Actions of the certificate of ${nome}, ${trilha}`,
  },
  revogar: { pt: 'Revogar certificado', en: 'Revoke certificate' },
  revogarDe: {
    pt: (nome: string) => `Revogar o certificado de ${nome}?`,
    en: (nome: string) => `Revoke the certificate of ${nome}?`,
  },
  revogarTexto: {
    pt: 'Ele deixa de valer: a página pública passa a dizer “revogado”, sem o motivo, e não se imprime mais. Dá para restaurar depois.',
    en: 'It is no longer valid: the public page says “revoked”, without the reason, and it can no longer be printed. It can be restored later.',
  },
  restaurar: { pt: 'Restaurar certificado', en: 'Restore certificate' },
  restaurarDe: {
    pt: (nome: string) => `Restaurar o certificado de ${nome}?`,
    en: (nome: string) => `Restore the certificate of ${nome}?`,
  },
  restaurarTexto: {
    pt: 'Ele volta a valer, com o mesmo código.',
    en: 'It is valid again, with the same code.',
  },
  motivoCampo: { pt: 'Motivo', en: 'Reason' },
  motivoAjuda: {
    pt: 'Fica na auditoria, e ⟦o aluno⟧ o lê.',
    en: 'Kept in the audit log; the student reads it.',
  },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  revogadoFeito: { pt: 'Certificado revogado.', en: 'Certificate revoked.' },
  restauradoFeito: { pt: 'Certificado restaurado.', en: 'Certificate restored.' },
  todas: { pt: 'todas', en: 'all' },

  layout: { pt: 'Folha do certificado', en: 'Sheet of the certificate' },
  layoutTexto: {
    pt: 'A imagem em que o certificado é impresso. Sem uma, usamos a folha da plataforma, nas suas cores.',
    en: 'The picture that the certificate is printed on. Without one we use the sheet of the platform, in your colors.',
  },
  folhaPadrao: { pt: 'Folha da plataforma', en: 'Sheet of the platform' },
  enviarFolha: { pt: 'Enviar uma imagem', en: 'Send a picture' },
  novaFolha: { pt: 'Nova folha de certificado', en: 'New certificate sheet' },
  imagem: { pt: 'Imagem', en: 'Picture' },
  imagemAjuda: {
    pt: '.png ou .jpg, A4 deitado (297 × 210), com 1.400 pixels de largura ou mais, até 5 MB. Deixe livre o lugar das palavras.',
    en: '.png or .jpg, A4 landscape (297 × 210), 1,400 pixels wide or more, up to 5 MB. Leave room for the words.',
  },
  escolherImagem: { pt: 'Escolher imagem', en: 'Choose picture' },
  nomeFolha: { pt: 'Nome da folha', en: 'Name of the sheet' },
  tinta: { pt: 'Cor das palavras', en: 'Color of the words' },
  escura: { pt: 'Escura', en: 'Dark' },
  clara: { pt: 'Clara', en: 'White' },
  marca: { pt: 'Da plataforma', en: "The platform's" },
  posicao: { pt: 'Lugar das palavras', en: 'Place of the words' },
  centro: { pt: 'Centro', en: 'Middle' },
  esquerda: { pt: 'Esquerda', en: 'Left' },
  direita: { pt: 'Direita', en: 'Right' },
  enviar: { pt: 'Enviar folha', en: 'Send sheet' },
  enviando: { pt: 'Enviando a imagem', en: 'Sending the picture' },
  enviada: { pt: 'Folha enviada e escolhida.', en: 'Sheet sent and chosen.' },
  verAmostra: { pt: 'Ver uma amostra em PDF', en: 'See a sample as PDF' },
  tirarFolha: { pt: 'Remover da lista', en: 'Remove from the list' },
  tirarDe: {
    pt: (nome: string) => `Remover da lista a folha ${nome}`,
    en: (nome: string) => `Remove the sheet ${nome} from the list`,
  },
  tirada: { pt: 'Folha removida da lista.', en: 'Sheet removed from the list.' },
})
