/**
 * Stands in for mnemonist's LRU cache inside the bundles: the DynamoDB client keeps discovered endpoints in it, and endpoint
 * discovery is switched off by default and here. 5 KB of every bundle otherwise.
 */
export default class LruCache<V> extends Map<string, V> {
  constructor(_capacity: number) {
    super()
  }

  peek(key: string): V | undefined {
    return this.get(key)
  }
}
