# Runs each program of the working directory as it stands; keeps what it prints beside it.
for file in *.sh; do
  sh "$file" > "$file.out" 2> "$file.err" || cat "$file.err" >> "$file.out"
done
