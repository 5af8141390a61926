/** Sentences of taking questions out: refusals, what is lost and why one stays. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const levarTexts = defineTexts({
  semGabarito: {
    pt: 'Este formato não existe sem gabarito. Marque “Com gabarito” ou escolha outro.',
    en: 'This format does not exist without the answer key. Choose “With the key” or another format.',
  },
  muitas: {
    pt: 'São mais de 2.000 questões. Filtre o banco e exporte em partes.',
    en: 'There are more than 2,000 questions. Filter the bank and export in parts.',
  },
  nenhuma: {
    pt: 'Nenhuma questão do banco está nesta escolha.',
    en: 'No question of the bank is among these.',
  },
  nenhumaVai: {
    pt: 'Nenhuma destas questões cabe neste formato. Escolha outro.',
    en: 'None of these questions fits this format. Choose another.',
  },
  naoPode: {
    pt: 'Você não pode mais ver estas questões. Nada foi exportado.',
    en: 'You may no longer see these questions. Nothing was exported.',
  },
  arquivo: { pt: 'questoes', en: 'questions' },
  folha: { pt: 'Questões', en: 'Questions' },
  comGabarito: { pt: 'com-gabarito', en: 'with-key' },
  semGabaritoNome: { pt: 'sem-gabarito', en: 'without-key' },
})

/** What a format has no place for, by the beginning of its field. */
export const perdaTexts = defineTexts({
  'retorno.afirmacoes': { pt: 'comentário de cada afirmação', en: 'feedback of each statement' },
  'retorno.certo': { pt: 'comentário para quem acerta', en: 'feedback for right answers' },
  'retorno.errado': { pt: 'comentário para quem erra', en: 'feedback for wrong answers' },
  'retorno.geral': { pt: 'explicação', en: 'explanation' },
  'papel.retorno': { pt: 'comentários para quem responde', en: 'feedback for who answers' },
  'documento.tipo': {
    pt: 'tipo, se o arquivo voltar para cá (volta como dissertativa)',
    en: 'type, if the file comes back here (comes back as an open answer)',
  },
  'documento.comando': {
    pt: 'comando, se o arquivo voltar para cá (volta no enunciado)',
    en: 'command, if the file comes back here (comes back in the statement)',
  },
  'planilha.forma': {
    pt: 'negrito, listas e tabelas (vão como palavras)',
    en: 'bold, lists and tables (go as words)',
  },
  'planilha.arrastar': {
    pt: 'palavras de arrastar (as lacunas são de digitar)',
    en: 'words to drag (the gaps are typed)',
  },
  'papel.som': {
    pt: 'áudio ou vídeo (vão a descrição e a transcrição)',
    en: 'audio or video (its description and transcript go)',
  },
  'papel.formula': {
    pt: 'desenho da fórmula (vai como foi digitada)',
    en: 'drawing of the formula (goes as it was typed)',
  },
  dicas: { pt: 'dica', en: 'hint' },
  pontos: { pt: 'peso', en: 'weight' },
  penalidade: { pt: 'desconto por nova tentativa', en: 'what further tries cost' },
  tags: { pt: 'etiquetas', en: 'tags' },
  titulo: { pt: 'título', en: 'title' },
  midia: { pt: 'imagem, áudio ou vídeo', en: 'picture, audio or video' },
  legendas: { pt: 'legendas do vídeo', en: 'captions of the video' },
  'dados.tipo': { pt: 'tipo (vai como associação)', en: 'type (goes as matching)' },
  'dados.idioma': { pt: 'idioma', en: 'language' },
  'dados.dificuldade': { pt: 'dificuldade', en: 'difficulty' },
  'dados.fonte': { pt: 'fonte', en: 'source' },
  'dados.autoria': { pt: 'autoria', en: 'credits' },
  'dados.licenca': { pt: 'licença', en: 'license' },
  'dados.disciplina': { pt: 'disciplina', en: 'subject' },
  'dados.periodo': { pt: 'ano escolar', en: 'grade level' },
  'dados.habilidades': { pt: 'habilidades', en: 'skills' },
  'dados.bloom': { pt: 'nível de Bloom', en: 'level of Bloom' },
  'dados.tri': { pt: 'parâmetros da TRI', en: 'IRT parameters' },
  'dados.analises': { pt: 'análise das alternativas', en: 'analysis of the alternatives' },
  'dados.tentativas': { pt: 'número de tentativas', en: 'number of attempts' },
  'dados.opcional': { pt: 'resposta opcional', en: 'optional answer' },
  'dados.tempo': { pt: 'tempo para responder', en: 'time to answer' },
  'dados.quase': { pt: 'aviso de “quase”', en: 'word for “nearly right”' },
  'dados.unitgradingtype': { pt: 'desconto sem a unidade', en: 'what a missing unit costs' },
  'dados.unitpenalty': { pt: 'desconto sem a unidade', en: 'what a missing unit costs' },
  'dados.showunits': { pt: 'desconto sem a unidade', en: 'what a missing unit costs' },
  'dados.minimo': { pt: 'tamanho mínimo da resposta', en: 'shortest answer' },
  'pede.embaralhar': { pt: 'ordem fixa das opções', en: 'fixed order of the options' },
  'pede.fixa': { pt: 'opção de lugar fixo', en: 'option with a fixed place' },
  'pede.maiusculas': { pt: 'diferença entre maiúsculas e minúsculas', en: 'capitals that count' },
  'pede.curingas': { pt: 'asterisco que vale por qualquer trecho', en: 'asterisks that stand for anything' },
  'pede.inteira': { pt: 'só vale tudo certo', en: 'only all of it counts' },
  'pede.fracoes': { pt: 'crédito parcial', en: 'partial credit' },
  'pede.unidades': { pt: 'unidades de medida', en: 'units' },
  'pede.maximo': { pt: 'tamanho máximo da resposta', en: 'longest answer' },
  'pede.rubrica': { pt: 'rubrica de correção', en: 'rubric' },
  'pede.direita.html': { pt: 'formatação dos pares', en: 'formatting of the pairs' },
  'pede.pares.fracao': { pt: 'peso de cada par', en: 'weight of each pair' },
  'pede.lacunas.peso': { pt: 'peso de cada lacuna', en: 'weight of each gap' },
  'pede.lacunas.aceitas': { pt: 'outras respostas de cada lacuna', en: 'other answers of each gap' },
  arquivo: { pt: 'imagem, áudio ou vídeo', en: 'picture, audio or video' },
  outra: { pt: 'outros detalhes', en: 'other details' },
})

/** Why a question does not go, by what the format has no kind of. */
export const ficaTexts = defineTexts({
  lacunas: {
    pt: 'Lacunas não existem neste formato.',
    en: 'This format has no gaps.',
  },
  ordem: {
    pt: 'Ordenação não existe neste formato.',
    en: 'This format has no ordering.',
  },
  pares: {
    pt: 'Os pares têm sinais que este formato lê de outro jeito.',
    en: 'The pairs hold signs that this format reads in another way.',
  },
  figuras: {
    pt: 'Há uma opção que é só imagem, e a planilha leva palavras.',
    en: 'One option is only a picture, and a spreadsheet holds words.',
  },
  sinais: {
    pt: 'Há sinais que a planilha lê de outro jeito.',
    en: 'Some signs would be read in another way by the spreadsheet.',
  },
  longa: {
    pt: 'O texto não cabe em uma célula.',
    en: 'The text does not fit a cell.',
  },
  outro: {
    pt: 'Este tipo de questão não existe neste formato.',
    en: 'This format has no such kind of question.',
  },
})
