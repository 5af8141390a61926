/** Names of the invented people of the demonstration, and the names they sign in with. */
import type { Random } from './random.ts'

const list = (text: string): readonly string[] =>
  text.trim().replace(/\s+/g, ' ').split(/ ?, ?/).filter(Boolean)

export const PRENOMES = list(`
  Ágata, Alana, Alícia, Amanda, Ana Beatriz, Ana Clara, Ana Júlia, Ana Luísa, Anita, Antonella, Aurora, Ayla,
  Bárbara, Beatriz, Bianca, Brenda, Bruna, Camila, Carolina, Catarina, Clara, Clarice, Dandara, Débora, Eduarda,
  Elis, Elisa, Eloá, Emanuelle, Esther, Fernanda, Flora, Gabriela, Giovana, Heloísa, Iara, Inês, Isabela, Isadora,
  Jade, Janaína, Júlia, Juliana, Kauane, Lara, Larissa, Laura, Letícia, Lorena, Luana, Luiza, Maitê, Manuela,
  Maria Alice, Maria Cecília, Maria Flor, Mariana, Melissa, Mirela, Nicole, Olívia, Pietra, Rafaela, Sofia, Tainá,
  Valentina, Vitória, Yasmin,
  André, Anthony, Arthur, Augusto, Benício, Benjamim, Bernardo, Breno, Bruno, Bryan, Caetano, Caio, Caique, Carlos
  Eduardo, Cauê, Daniel, Danilo, Davi, Diego, Eduardo, Emanuel, Enzo, Erick, Felipe, Francisco, Gabriel, Guilherme,
  Gustavo, Heitor, Henrique, Hugo, Ian, Igor, Isaac, João Gabriel, João Miguel, João Pedro, Joaquim, José Henrique,
  Kaíque, Kauã, Leonardo, Lorenzo, Luan, Lucas, Luiz Otávio, Marcelo, Matias, Miguel, Murilo, Nícolas, Noah, Otávio,
  Pedro Lucas, Rafael, Raul, Ravi, Renan, Ruan, Samuel, Thiago, Tomás, Ueslei, Vicente, Vinícius, Vítor Hugo, Wesley,
  Yago, Yuri`)

export const SOBRENOMES = list(`
  Abreu, Aguiar, Alencar, Almeida, Alves, Amaral, Amorim, Andrade, Aquino, Araújo, Arruda, Assis, Assunção, Azevedo,
  Bandeira, Barbosa, Barros, Bastos, Batista, Bezerra, Bittencourt, Borges, Braga, Brandão, Brito, Bueno, Cabral,
  Caldas, Camargo, Campos, Carneiro, Carvalho, Castilho, Castro, Cavalcante, Chagas, Coelho, Cordeiro, Corrêa, Costa,
  Coutinho, Couto, Cruz, Cunha, Dantas, Dias, Diniz, Domingues, Duarte, Dutra, Esteves, Evangelista, Farias, Fernandes,
  Ferraz, Ferreira, Figueira, Fonseca, Fontes, Fraga, França, Freire, Freitas, Furtado, Galvão, Gomes, Gonçalves,
  Guedes, Guerra, Guimarães, Gusmão, Henriques, Jardim, Leal, Leite, Lemos, Lima, Linhares, Lopes, Macedo, Machado,
  Maciel, Magalhães, Maia, Marinho, Marques, Martins, Matos, Medeiros, Melo, Mendes, Menezes, Miranda, Monteiro,
  Moraes, Morais, Motta, Moura, Muniz, Neves, Nogueira, Nunes, Oliveira, Pacheco, Paiva, Peixoto, Pereira, Pessoa,
  Pinheiro, Pires, Portela, Queiroz, Ramos, Rangel, Rezende, Ribeiro, Rocha, Salgado, Salles, Santana, Seixas,
  Siqueira, Teles, Toledo, Torres, Valença, Vargas, Vasconcelos, Viana, Vidal, Vilela`)

/** How a person is called in the class: a compound first name counts as one. */
export const calledName = (nome: string): string =>
  PRENOMES.find((prenome) => nome.startsWith(`${prenome} `) && prenome.includes(' ')) ??
  nome.split(' ')[0] ??
  nome

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** `ana.ribeiro`, from the first and the last name. */
export function loginOf(nome: string): string {
  const parts = plain(nome).split(' ')
  return `${parts[0]}.${parts.at(-1)}`
}

/** Hands out full names, none twice, each with a name to sign in with, none twice either. */
export function openNames(random: Random) {
  const nomes = new Set<string>()
  const logins = new Map<string, number>()
  return {
    /** Marks a name that a fixed account bears. */
    take: (nome: string) => void nomes.add(nome),
    next(): string {
      for (;;) {
        const [first, second] = random.some(SOBRENOMES, 2)
        const nome = `${random.pick(PRENOMES)} ${first}${random.chance(0.55) ? ` ${second}` : ''}`
        if (nomes.has(nome)) continue
        nomes.add(nome)
        return nome
      }
    },
    login(nome: string): string {
      const login = loginOf(nome)
      const taken = logins.get(login) ?? 0
      logins.set(login, taken + 1)
      return taken === 0 ? login : `${login}${taken + 1}`
    },
  }
}
export type Names = ReturnType<typeof openNames>
