/** Every sentence that the server of the exchange of questions says, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const intercambioTexts = defineTexts({
  semArquivo: {
    pt: 'Escolha um arquivo de questões: XML, GIFT, TXT, DOCX, uma planilha ou um pacote ZIP.',
    en: 'Choose a file of questions: XML, GIFT, TXT, DOCX, a spreadsheet or a ZIP package.',
  },
  outroPasso: {
    pt: 'Este arquivo já está em outro passo. Atualize a página para ver.',
    en: 'This file is at another step already. Reload the page to see.',
  },
  jaGravada: {
    pt: 'As questões deste arquivo já foram salvas. Para voltar atrás, desfaça.',
    en: 'The questions of this file have already been saved. To go back, undo it.',
  },
  nadaAGravar: {
    pt: 'Não há nada a salvar: nenhuma questão do arquivo é nova.',
    en: 'There is nothing to save: no question of the file is new.',
  },
  decisaoImpossivel: {
    pt: 'Isso não dá para fazer com estas questões: não há no banco uma que você possa mudar.',
    en: 'That can not be done with these questions: the bank has none that you may change.',
  },
  contagemMudou: {
    pt: 'A contagem mudou desde que você viu. Confira de novo antes de salvar.',
    en: 'The count changed since you saw it. Check again before saving.',
  },
  semPermissao: {
    pt: 'Você não pode mais escrever questões. Nada foi feito.',
    en: 'You may no longer write questions. Nothing was done.',
  },
  conflito: {
    pt: 'O banco mudou ao mesmo tempo. Nada foi salvo: tente de novo.',
    en: 'The bank changed at the same time. Nothing was saved: try again.',
  },
  naoDesfez: {
    pt: 'O banco mudou ao mesmo tempo. Nada foi desfeito: tente de novo.',
    en: 'The bank changed at the same time. Nothing was undone: try again.',
  },
  errosNovos: {
    pt: (n: number) =>
      `${plural(n, 'Uma questão do banco mudou', '# questões do banco mudaram')} desde que você conferiu. Nada foi salvo: veja as marcadas e salve de novo.`,
    en: (n: number) =>
      `${plural(n, 'One question of the bank has', '# questions of the bank have')} changed since you checked. Nothing was saved: look at those that are marked and save again.`,
  },
  prazoVencido: {
    pt: 'O prazo de 7 dias para desfazer acabou.',
    en: 'The 7 days in which this could be undone are over.',
  },
  haMudadas: {
    pt: (n: number) =>
      `${plural(n, 'Uma questão deste arquivo mudou ou está em uso', '# questões deste arquivo mudaram ou estão em uso')} depois de entrar. Nada foi desfeito.`,
    en: (n: number) =>
      `${plural(n, 'One question of this file has', '# questions of this file have')} changed or are in use since. Nothing was undone.`,
  },
})

const of = (detalhe: string): string => (detalhe === '' ? '' : ` (${detalhe})`)

/** Why a file is not read at all. */
export const recusaTexts = defineTexts({
  formato: {
    pt: (nome: string, _: string) =>
      `O arquivo ${nome} não é um arquivo de questões que dê para ler. Exporte em Moodle XML, GIFT, Aiken ou QTI, ou use o modelo de planilha.`,
    en: (nome: string, _: string) =>
      `The file ${nome} is no file of questions that can be read. Export it as Moodle XML, GIFT, Aiken or QTI, or use the model of a spreadsheet.`,
  },
  vazio: {
    pt: (nome: string, _: string) => `O arquivo ${nome} não tem nenhuma questão.`,
    en: (nome: string, _: string) => `The file ${nome} has no question in it.`,
  },
  muitos: {
    pt: (nome: string, n: string) =>
      `O arquivo ${nome} tem ${n} questões. Envie no máximo 2.500 por arquivo.`,
    en: (nome: string, n: string) => `The file ${nome} has ${n} questions. Send at most 2,500 in a file.`,
  },
  pesado: {
    pt: (nome: string, onde: string) =>
      `O arquivo ${nome} abre grande demais para ser lido${of(onde)}. Divida em partes.`,
    en: (nome: string, where: string) =>
      `The file ${nome} opens to more than can be read${of(where)}. Split it up.`,
  },
  ilegivel: {
    pt: (nome: string, onde: string) =>
      `O arquivo ${nome} está danificado e não abre${of(onde)}. Exporte de novo.`,
    en: (nome: string, where: string) =>
      `The file ${nome} is damaged and does not open${of(where)}. Export it again.`,
  },
  caminho: {
    pt: (nome: string, onde: string) =>
      `O arquivo ${nome} tem um caminho que sai do pacote${of(onde)}. Por segurança, nada foi lido.`,
    en: (nome: string, where: string) =>
      `The file ${nome} has a path that leaves the package${of(where)}. To be safe, nothing was read.`,
  },
  entidade: {
    pt: (nome: string, _: string) => `O arquivo ${nome} declara uma entidade. Por segurança, nada foi lido.`,
    en: (nome: string, _: string) => `The file ${nome} declares an entity. To be safe, nothing was read.`,
  },
  colunas: {
    pt: (nome: string, vistas: string) =>
      `A planilha ${nome} não tem a coluna “enunciado”${of(vistas)}. Baixe o modelo e preencha.`,
    en: (nome: string, seen: string) =>
      `The spreadsheet ${nome} has no column “enunciado”${of(seen)}. Download the model and fill it in.`,
  },
})

/** What is not as it came. */
export const mudancaTexts = defineTexts({
  sem_catalogo: {
    pt: (d: string) => `Não está no catálogo daqui, e não vem junto: ${d}.`,
    en: (d: string) => `Is not in the catalog here, and does not come along: ${d}.`,
  },
  sem_lugar: {
    pt: (d: string) => `Não tem lugar aqui: ${d}.`,
    en: (d: string) => `Has no place here: ${d}.`,
  },
  convertido: {
    pt: (d: string) => `Escrito de outro jeito: ${d}.`,
    en: (d: string) => `Told in another way: ${d}.`,
  },
  consertado: {
    pt: (d: string) => `O arquivo tinha um erro de escrita, já consertado: ${d}.`,
    en: (d: string) => `The file had a slip, mended: ${d}.`,
  },
  arquivo_ausente: {
    pt: (d: string) => `Um arquivo citado não veio: ${d}.`,
    en: (d: string) => `A file that is named did not come along: ${d}.`,
  },
  codificacao: {
    pt: (d: string) => `As letras estavam em outra codificação, já acertada: ${d}.`,
    en: (d: string) => `The letters were in another encoding, put right: ${d}.`,
  },
  gabarito_oficial: {
    pt: (d: string) => `O arquivo marcava outra resposta; vale a do gabarito oficial: ${d}.`,
    en: (d: string) => `The file marked another answer; the official key counts: ${d}.`,
  },
  fora_da_nota: {
    pt: (d: string) => `Quem aplicou a prova deixou esta questão fora da nota${of(d)}.`,
    en: (d: string) => `Whoever gave the exam left this question out of the score${of(d)}.`,
  },
  ajustes: {
    pt: (d: string) => `Ajustes que não existem aqui: ${d}.`,
    en: (d: string) => `Settings that do not exist here: ${d}.`,
  },
  alternativa_fixa: {
    pt: (_: string) => 'Uma alternativa tinha lugar fixo: aqui todas se embaralham.',
    en: (_: string) => 'One alternative had a fixed place: here all are shuffled.',
  },
  categoria: {
    pt: (d: string) => `A categoria “${d}” virou etiqueta.`,
    en: (d: string) => `The category “${d}” became a tag.`,
  },
  credito_parcial: {
    pt: (d: string) => `Algumas respostas que valiam parte dos pontos não couberam${of(d)}.`,
    en: (d: string) => `There was no room for some answers that were worth part of the points${of(d)}.`,
  },
  criterios: {
    pt: (_: string) => 'Os critérios de correção ficam só no original.',
    en: (_: string) => 'The rubric stays in the original only.',
  },
  desconto: {
    pt: (_: string) =>
      'Uma resposta errada tirava pontos de outras questões: aqui o mínimo de cada uma é zero.',
    en: (_: string) =>
      'A wrong answer took points from other questions: here none is worth less than nothing.',
  },
  distratores: {
    pt: (d: string) => `Opções sem par ficam de fora: ${d}.`,
    en: (d: string) => `Options without a partner stay out: ${d}.`,
  },
  etiquetas: {
    pt: (_: string) => 'Ficam as 10 primeiras etiquetas, de até 40 letras.',
    en: (_: string) => 'The first 10 tags stay, of up to 40 letters.',
  },
  formatacao: {
    pt: (_: string) => 'Cores, tamanhos ou destaques saem.',
    en: (_: string) => 'Colors, sizes or emphasis go.',
  },
  lista_unica: {
    pt: (_: string) => 'As listas das lacunas viraram um só banco de palavras.',
    en: (_: string) => 'The lists of the gaps became one bank of words.',
  },
  modelo: {
    pt: (_: string) => 'O texto que já vinha no campo de resposta fica só no original.',
    en: (_: string) => 'The text that stood in the answer field stays in the original only.',
  },
  penalidade: {
    pt: (d: string) => `Cada nova tentativa descontava ${d}%: fica guardado, mas aqui não desconta.`,
    en: (d: string) => `Each further try cost ${d}%: that is kept, but costs nothing here.`,
  },
  pesos: {
    pt: (_: string) => 'As partes tinham pesos diferentes: aqui valem o mesmo.',
    en: (_: string) => 'The parts had different weights: here they count the same.',
  },
  pontos: {
    pt: (d: string) => `Valia ${d}: aqui vale 1.`,
    en: (d: string) => `It was worth ${d}: here it is worth 1.`,
  },
  rascunho: {
    pt: (d: string) => `Entra como rascunho. ${d}`,
    en: (d: string) => `Comes in as a draft. ${d}`,
  },
  respostas: {
    pt: (d: string) => `Fica só a resposta principal; outras aceitas: ${d}.`,
    en: (d: string) => `The main answer stays; others that were taken: ${d}.`,
  },
  retorno: {
    pt: (_: string) => 'Parte dos comentários não tem lugar aqui e fica só no original.',
    en: (_: string) => 'Some of the feedback has no place here and stays in the original only.',
  },
  texto_cortado: {
    pt: (d: string) => `Texto longo, cortado: ${d}…`,
    en: (d: string) => `A long text, cut: ${d}…`,
  },
  unidades: {
    pt: (d: string) => `Outras unidades ficam de fora: ${d}.`,
    en: (d: string) => `Other units stay out: ${d}.`,
  },
})

/** Why an item stays out. */
export const motivoTexts = defineTexts({
  sem_enunciado: { pt: (_: string) => 'Não tem enunciado.', en: (_: string) => 'It has no statement.' },
  sem_gabarito: {
    pt: (d: string) => `Não diz qual resposta é a certa${of(d)}.`,
    en: (d: string) => `It does not say which answer is right${of(d)}.`,
  },
  dois_gabaritos: {
    pt: (d: string) => `Tem duas respostas certas onde cabe uma${of(d)}.`,
    en: (d: string) => `It has two right answers where there is room for one${of(d)}.`,
  },
  anulada: {
    pt: (d: string) => `Foi anulada por quem aplicou a prova${of(d)}.`,
    en: (d: string) => `It was annulled by whoever gave the exam${of(d)}.`,
  },
  sem_alternativas: {
    pt: (_: string) => 'Não tem alternativas.',
    en: (_: string) => 'It has no alternatives.',
  },
  poucas_alternativas: {
    pt: (_: string) => 'Tem só uma alternativa.',
    en: (_: string) => 'It has one alternative only.',
  },
  alternativas_demais: {
    pt: (d: string) => `Tem ${d} alternativas ou partes: cabem até 10.`,
    en: (d: string) => `It has ${d} alternatives or parts: there is room for 10.`,
  },
  numero_invalido: {
    pt: (d: string) => `Um número não dá para ler: ${d}.`,
    en: (d: string) => `A number can’t be read: ${d}.`,
  },
  lacuna_invalida: {
    pt: (d: string) => `Uma lacuna não dá para ler${of(d)}.`,
    en: (d: string) => `A gap can’t be read${of(d)}.`,
  },
  interacao_desconhecida: {
    pt: (d: string) => `Pede um tipo de resposta que não existe aqui: ${d}.`,
    en: (d: string) => `It asks for a kind of answer that does not exist here: ${d}.`,
  },
  varias_interacoes: {
    pt: (d: string) => `Pergunta mais de uma coisa na mesma questão${of(d)}.`,
    en: (d: string) => `It asks more than one thing in one question${of(d)}.`,
  },
  mal_formado: {
    pt: (d: string) => `Está mal escrita no arquivo${of(d)}.`,
    en: (d: string) => `It is badly written in the file${of(d)}.`,
  },
  entidade: {
    pt: (_: string) => 'O arquivo declara uma entidade, que por segurança não é lida.',
    en: (_: string) => 'The file declares an entity, which to be safe is not read.',
  },
  cortado: {
    pt: (_: string) => 'O arquivo acaba no meio dela.',
    en: (_: string) => 'The file ends in the middle of it.',
  },
  fora_do_arquivo: {
    pt: (d: string) => `Aponta para fora do pacote: ${d}.`,
    en: (d: string) => `It points outside the package: ${d}.`,
  },
  versao: {
    pt: (d: string) => `É de uma versão que não dá para ler: ${d}.`,
    en: (d: string) => `It is of a version that can’t be read: ${d}.`,
  },
  grande_demais: {
    pt: (d: string) => `É grande demais${of(d)}.`,
    en: (d: string) => `It is too large${of(d)}.`,
  },
  curinga: {
    pt: (d: string) => `A resposta aceita qualquer texto no lugar do asterisco: ${d}.`,
    en: (d: string) => `The answer takes any text in the place of the asterisk: ${d}.`,
  },
  formula_sorteada: {
    pt: (_: string) => 'Sorteia números para cada pessoa, o que ainda não existe aqui.',
    en: (_: string) => 'It draws numbers for each student, which does not exist here yet.',
  },
  imagem: {
    pt: (d: string) => `Tem uma imagem onde não há lugar para ela: ${d}.`,
    en: (d: string) => `It has a picture where there is no room for one: ${d}.`,
  },
  imagem_ausente: {
    pt: (d: string) => `Uma imagem não veio no arquivo: ${d}.`,
    en: (d: string) => `A picture did not come in the file: ${d}.`,
  },
  imagem_de_fora: {
    pt: (d: string) => `Uma imagem está em outro lugar da internet, não no arquivo: ${d}.`,
    en: (d: string) => `A picture is elsewhere on the web, not in the file: ${d}.`,
  },
  imagem_grande: {
    pt: (d: string) => `A imagem ${d} é grande demais: cabem até 5 MB.`,
    en: (d: string) => `The picture ${d} is too large: there is room for 5 MB.`,
  },
  imagem_invalida: {
    pt: (d: string) => `${d} não é uma imagem que dê para abrir. Por segurança, não entra.`,
    en: (d: string) => `${d} is no picture that can be opened. To be safe, it does not come in.`,
  },
  imagem_tipo: {
    pt: (d: string) => `A imagem ${d} é de um tipo que não entra aqui: use PNG, JPEG, GIF ou WebP.`,
    en: (d: string) =>
      `The picture ${d} is of a kind that does not come in here: use PNG, JPEG, GIF or WebP.`,
  },
  imagens_demais: {
    pt: (d: string) => `O arquivo traz imagens demais, e ${d} já não coube. Divida em partes.`,
    en: (d: string) => `The file brings too many pictures, and there was no room left for ${d}. Split it up.`,
  },
  lacuna_lista: {
    pt: (_: string) => 'Mistura lacunas de escrever e de escolher.',
    en: (_: string) => 'It mixes gaps to write in and gaps to choose in.',
  },
  lacuna_numero: {
    pt: (_: string) => 'Uma lacuna aceita números aproximados.',
    en: (_: string) => 'A gap takes numbers that are near.',
  },
  longa: {
    pt: (d: string) => `Tem um texto maior do que cabe: ${d}.`,
    en: (d: string) => `It has a text longer than there is room for: ${d}.`,
  },
  midia: {
    pt: (d: string) => `Tem algo que não dá para trazer: ${d}.`,
    en: (d: string) => `It has something that can’t be brought along: ${d}.`,
  },
  midia_ausente: {
    pt: (d: string) => `Um áudio, um vídeo ou uma legenda não veio no arquivo: ${d}.`,
    en: (d: string) => `An audio, a video or captions did not come in the file: ${d}.`,
  },
  midia_de_fora: {
    pt: (d: string) => `Um áudio ou vídeo está em outro lugar da internet, não no arquivo: ${d}.`,
    en: (d: string) => `An audio or video is elsewhere on the web, not in the file: ${d}.`,
  },
  midia_grande: {
    pt: (d: string) => `${d} é grande demais: cabem até 20 MB e 20 minutos.`,
    en: (d: string) => `${d} is too large: there is room for 20 MB and 20 minutes.`,
  },
  midia_invalida: {
    pt: (d: string) =>
      `${d} não é um áudio, um vídeo ou uma legenda que dê para abrir. Por segurança, não entra.`,
    en: (d: string) =>
      `${d} is no audio, video or captions that can be opened. To be safe, it does not come in.`,
  },
  pares_varios: {
    pt: (_: string) => 'Um item combina com mais de um par.',
    en: (_: string) => 'One item goes with more than one partner.',
  },
  ponto_na_imagem: {
    pt: (_: string) => 'Pede um ponto numa imagem, o que ainda não existe no banco.',
    en: (_: string) => 'It asks for a place on a picture, which the bank does not have yet.',
  },
  repetida: {
    pt: (d: string) => `É a mesma questão do item ${d}.`,
    en: (d: string) => `It is the same question as item ${d}.`,
  },
  resposta_arquivo: {
    pt: (_: string) => 'Pede um arquivo, áudio ou desenho como resposta.',
    en: (_: string) => 'It asks for a file, a recording or a drawing.',
  },
  sem_grupo: {
    pt: (d: string) => `Um item não é de nenhum grupo: ${d}.`,
    en: (d: string) => `One item belongs to no group: ${d}.`,
  },
  so_texto: {
    pt: (_: string) => 'É só um texto: não pergunta nada.',
    en: (_: string) => 'It is a text alone: nothing is asked.',
  },
})
